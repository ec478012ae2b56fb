// Laaancez! played at random, in plain C++: the speed yardstick for the Numba engine.
// Standard options only. Clause ids (LAA-..) are those of the rules page; action numbers are those of
// src/pioche/games/laaancez/actions.py. With the same seed it draws what the Python engine draws.
//
// Build: g++ -std=c++17 -O3 -march=native -Wall -Wextra -o build/laaancez laaancez.cpp
// Run:   build/laaancez MATCHES SEED

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// ---- The standard box ---------------------------------------------------------------------------------
// The numbers of src/pioche/games/laaancez/box.toml, objects in its order. Whoever changes them there
// changes them here: the test in tests/lab/test_bench.py notices when the two differ.

const int ANY = -1;  // in the table of the die: a tick of any object

struct Kind {
    int hit_points;
    int damage;       // boxes ticked from the start
    int most_damage;  // boxes that can be ticked in all
    bool shields;     // protects the objects beside it
};

const Kind KINDS[] = {
    {8, 1, 1, false},  // 0 candle
    {9, 0, 3, false},  // 1 gift
    {5, 2, 3, false},  // 2 candy cane
    {8, 1, 2, false},  // 3 Santa hat
    {3, 3, 4, false},  // 4 snowball
    {6, 2, 4, false},  // 5 star
    {7, 0, 0, true},   // 6 Shield
};

const int CHOICES[6][2] = {
    {1, 6},    // 1: gift, Shield
    {2, ANY},  // 2: candy cane, tick
    {3, 2},    // 3: Santa hat, candy cane
    {1, ANY},  // 4: gift, tick
    {4, 6},    // 5: snowball, Shield
    {5, ANY},  // 6: star, tick
};

// ---- The end of the standard box ----------------------------------------------------------------------

enum Action {
    DIE = 0,    // DIE + face - 1
    SEND = 6,   // SEND + 5 * attacker + target: places in the two current rows
    TICK = 31,  // TICK + cell
    COPY = 47,  // COPY + 16 * (object - 1) + cell
};

enum Phase { ROLL, RECRUIT, COMBAT, OVER };

const int PLAYERS = 2;
const int CANDLE = 0;
const int EMPTY = -1;
const int CELLS = 16;
const int CANDLE_CELL = 16;
const int WIDEST = 5;
const int ROW_START[] = {0, 5, 10, 13, 16, 17};  // LAA-01: row by row from the one farthest from the candle
const int MOST_OFFERS = 3 * CELLS;               // two objects into each cell, a tick in each

const int WARM_UP_MATCHES = 1000;

struct Zone {
    int object[CELLS + 1];  // the kind in each cell, or EMPTY
    int hearts[CELLS + 1];  // left; 0 where nothing stands
    int damage[CELLS + 1];  // boxes ticked
    int filled;             // cells that hold an object, without the candle's
    int row;                // that fights
};

struct State {
    int phase;
    int seat;    // who chooses or attacks
    int face;    // of the die
    int chosen;  // by seat 0, until seat 1 has chosen as well
    int winner;
    Zone zones[PLAYERS];
};

struct Offers {
    int count;
    int actions[MOST_OFFERS];
};

struct Tally {
    long long decisions;
    long long steps;
    long long wins[PLAYERS];
};

// LAA-02: an object stands in the cell, with the hearts and the ticks that it starts with.
static void put_object(Zone& zone, int cell, int kind) {
    zone.object[cell] = kind;
    zone.hearts[cell] = KINDS[kind].hit_points;
    zone.damage[cell] = KINDS[kind].damage;
}

// LAA-01, LAA-05: both zones are empty but for the candle.
static void setup(State& state) {
    state = State{};
    state.phase = ROLL;
    for (Zone& zone : state.zones) {
        for (int cell = 0; cell < CELLS; cell++) zone.object[cell] = EMPTY;
        put_object(zone, CANDLE_CELL, CANDLE);
    }
}

// Puts one more action on offer (no clause).
static void offer(Offers& offers, int action) {
    offers.actions[offers.count++] = action;
}

// LAA-06: chance lets the die show any of six faces.
static void legal_faces(Offers& offers) {
    for (int face = 1; face <= 6; face++) offer(offers, DIE + face - 1);
}

// LAA-07: this object into each free cell.
static void legal_copies(const Zone& zone, int kind, Offers& offers) {
    for (int cell = 0; cell < CELLS; cell++) {
        if (zone.object[cell] == EMPTY) offer(offers, COPY + CELLS * (kind - 1) + cell);
    }
}

// LAA-03, LAA-07: a tick of each object with a margin left, where the result offers one, and both objects.
static void legal_recruit(const State& state, Offers& offers) {
    const Zone& zone = state.zones[state.seat];
    int low = CHOICES[state.face - 1][0];
    int high = CHOICES[state.face - 1][1];
    if (low > high) {
        int swapped = low;
        low = high;
        high = swapped;
    }
    if (low == ANY) {
        for (int cell = 0; cell < CELLS; cell++) {
            int kind = zone.object[cell];
            if (kind != EMPTY && zone.damage[cell] < KINDS[kind].most_damage) offer(offers, TICK + cell);
        }
    } else if (low != high) {
        legal_copies(zone, low, offers);
    }
    legal_copies(zone, high, offers);
}

// LAA-13: whether a Shield stands in this cell.
static bool shield_stands(const Zone& zone, int cell) {
    return zone.hearts[cell] > 0 && KINDS[zone.object[cell]].shields;
}

// LAA-11, LAA-13: whether the object in this cell of the current row can be aimed at.
static bool can_be_hit(const Zone& zone, int cell) {
    if (zone.hearts[cell] == 0) return false;
    if (KINDS[zone.object[cell]].shields) return true;
    bool left = cell > ROW_START[zone.row] && shield_stands(zone, cell - 1);
    bool right = cell + 1 < ROW_START[zone.row + 1] && shield_stands(zone, cell + 1);
    return !left && !right;
}

// LAA-11, LAA-12: whether the object in this cell can be sent.
static bool can_be_sent(const Zone& zone, int cell) {
    return zone.hearts[cell] > 0 && zone.damage[cell] > 0;
}

// LAA-11: every object that can be sent, at every one that can be aimed at.
static void legal_attacks(const State& state, Offers& offers) {
    const Zone& mine = state.zones[state.seat];
    const Zone& theirs = state.zones[1 - state.seat];
    int targets[WIDEST];
    int found = 0;
    int first = ROW_START[theirs.row];
    for (int cell = first; cell < ROW_START[theirs.row + 1]; cell++) {
        if (can_be_hit(theirs, cell)) targets[found++] = cell - first;
    }
    first = ROW_START[mine.row];
    for (int cell = first; cell < ROW_START[mine.row + 1]; cell++) {
        if (!can_be_sent(mine, cell)) continue;
        int send = SEND + WIDEST * (cell - first);
        for (int index = 0; index < found; index++) offer(offers, send + targets[index]);
    }
}

// LAA-06 to LAA-13: what the actor may do now, action numbers ascending; the offers must come in empty.
static void legal(const State& state, Offers& offers) {
    switch (state.phase) {
        case ROLL: legal_faces(offers); break;
        case RECRUIT: legal_recruit(state, offers); break;
        case COMBAT: legal_attacks(state, offers); break;
    }
}

// LAA-14, LAA-15: the next row comes up while the current one has nothing to send; the candle always can be.
static void fold(Zone& zone) {
    while (true) {
        for (int cell = ROW_START[zone.row]; cell < ROW_START[zone.row + 1]; cell++) {
            if (can_be_sent(zone, cell)) return;
        }
        zone.row++;
    }
}

// LAA-07: one player copies or ticks.
static void recruit(Zone& zone, int action) {
    if (action < COPY) {
        zone.damage[action - TICK]++;
        return;
    }
    put_object(zone, (action - COPY) % CELLS, (action - COPY) / CELLS + 1);
    zone.filled++;
}

// LAA-06, LAA-09: both choices are carried out after the second; a full zone starts the combat.
static void choose(State& state, int action) {
    if (state.seat == 0) {
        state.chosen = action;
        state.seat = 1;
        return;
    }
    recruit(state.zones[0], state.chosen);
    recruit(state.zones[1], action);
    state.seat = 0;
    if (state.zones[0].filled < CELLS && state.zones[1].filled < CELLS) {
        state.phase = ROLL;
        return;
    }
    state.phase = COMBAT;
    for (Zone& zone : state.zones) fold(zone);
}

// LAA-11, LAA-14, LAA-16: the target is hurt; its row may be lost, or with the candle the match.
static void attack(State& state, int attacker, int target) {
    const Zone& mine = state.zones[state.seat];
    Zone& theirs = state.zones[1 - state.seat];
    int cell = ROW_START[theirs.row] + target;
    theirs.hearts[cell] -= mine.damage[ROW_START[mine.row] + attacker];
    if (theirs.hearts[cell] <= 0) {
        theirs.hearts[cell] = 0;
        if (cell == CANDLE_CELL) {
            state.winner = state.seat;
            state.phase = OVER;
            return;
        }
        fold(theirs);
    }
    state.seat = 1 - state.seat;
}

// LAA-06 to LAA-16: does one action that is on offer.
static void apply(State& state, int action) {
    if (action < SEND) {
        state.face = action - DIE + 1;
        state.phase = RECRUIT;
    } else if (action < TICK) {
        attack(state, (action - SEND) / WIDEST, (action - SEND) % WIDEST);
    } else {
        choose(state, action);
    }
}

// A number from 0 to count - 1; moves the random state on by one draw (no clause).
static int pick(std::uint64_t& random, int count) {
    random += 0x9E3779B97F4A7C15u;
    std::uint64_t z = random;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z = z ^ (z >> 31);
    return static_cast<int>(((z >> 32) * static_cast<std::uint64_t>(count)) >> 32);
}

// LAA-16: one match at random, to the end; a decision is a player's choice of two or more.
static void play_match(std::uint64_t& random, Tally& tally) {
    State state;
    Offers offers;
    setup(state);
    while (state.phase != OVER) {
        offers.count = 0;
        legal(state, offers);
        if (state.phase != ROLL && offers.count >= 2) tally.decisions++;
        apply(state, offers.actions[pick(random, offers.count)]);
        tally.steps++;
    }
    tally.wins[state.winner]++;
}

// Reads a whole number without sign; false if the text is anything else (no clause).
static bool read_number(const char* text, unsigned long long& number) {
    if (text[0] < '0' || text[0] > '9') return false;
    char* end = nullptr;
    errno = 0;
    number = std::strtoull(text, &end, 10);
    return *end == '\0' && errno == 0;
}

// laaancez MATCHES SEED: plays the matches and prints one line of JSON; no match is a draw (no clause).
int main(int argc, char** argv) {
    unsigned long long matches = 0;
    unsigned long long seed = 0;
    if (argc != 3 || !read_number(argv[1], matches) || !read_number(argv[2], seed) || matches == 0) {
        std::fprintf(stderr, "Use it as: laaancez MATCHES SEED, two whole numbers below 2^64, "
                             "MATCHES 1 or more.\n");
        return 2;
    }

    std::uint64_t warm_up_random = 1;
    Tally warm_up{};
    for (int match = 0; match < WARM_UP_MATCHES; match++) play_match(warm_up_random, warm_up);

    std::uint64_t random = seed;
    Tally tally{};
    auto start = std::chrono::steady_clock::now();
    for (unsigned long long match = 0; match < matches; match++) play_match(random, tally);
    std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    double seconds = passed.count();

    std::printf("{\"matches\": %llu, \"decisions\": %lld, \"steps\": %lld, \"wins\": [%lld, %lld], "
                "\"draws\": 0, \"seconds\": %.6f, \"decisions_per_second\": %.0f}\n",
                matches, tally.decisions, tally.steps, tally.wins[0], tally.wins[1],
                seconds, static_cast<double>(tally.decisions) / seconds);
    return 0;
}
