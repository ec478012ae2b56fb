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
    DIE = 0,     // DIE + face - 1
    SEND = 6,    // SEND + place in the current row: it attacks ...
    AIM = 11,    // AIM + place in the enemy's current row: ... this object
    TICK = 16,   // one more box ...
    BOX = 17,    // BOX + cell: ... of the object there
    PLACE = 33,  // PLACE + cell: where the object copied goes
    COPY = 49,   // COPY + object - 1
};

enum Phase {
    ROLLING,
    CHOOSING,  // what to copy, or a tick
    PLACING,   // the object chosen
    TICKING,   // one of the objects in the zone
    SENDING,   // an attacker
    AIMING,    // at its target
    OVER,
};

const int PLAYERS = 2;
const int CANDLE = 0;
const int EMPTY = -1;
const int CELLS = 16;
const int CANDLE_CELL = 16;
const int ROW_START[] = {0, 5, 10, 13, 16, 17};  // LAA-01: row by row from the one farthest from the candle
const int MOST_OFFERS = CELLS;                   // to put an object into

const int WARM_UP_MATCHES = 1000;

struct Zone {
    int object[CELLS + 1];  // the kind in each cell, or EMPTY
    int hearts[CELLS + 1];  // left; 0 where nothing stands
    int damage[CELLS + 1];  // boxes ticked
    int filled;             // cells that hold an object, without the candle's
    int row;                // that fights
};

struct Choice {
    int object;  // to copy, or ANY for a tick
    int cell;
};

struct State {
    int phase;
    int seat;      // who chooses or attacks
    int face;      // of the die
    int attacker;  // the cell that attacks
    int winner;
    Choice choices[PLAYERS];
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
    state.phase = ROLLING;
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

// LAA-07: each free cell.
static void legal_places(const Zone& zone, Offers& offers) {
    for (int cell = 0; cell < CELLS; cell++) {
        if (zone.object[cell] == EMPTY) offer(offers, PLACE + cell);
    }
}

// LAA-07: whether an object with a margin left stands in this cell.
static bool can_tick(const Zone& zone, int cell) {
    int kind = zone.object[cell];
    return kind != EMPTY && zone.damage[cell] < KINDS[kind].most_damage;
}

// LAA-07: each object with a margin left.
static void legal_boxes(const Zone& zone, Offers& offers) {
    for (int cell = 0; cell < CELLS; cell++) {
        if (can_tick(zone, cell)) offer(offers, BOX + cell);
    }
}

// LAA-07: a tick, if there is a box to tick.
static void legal_tick(const Zone& zone, Offers& offers) {
    for (int cell = 0; cell < CELLS; cell++) {
        if (can_tick(zone, cell)) {
            offer(offers, TICK);
            return;
        }
    }
}

// LAA-03, LAA-07: a tick, where the result offers one, and the objects that it offers.
static void legal_choices(const State& state, Offers& offers) {
    int low = CHOICES[state.face - 1][0];
    int high = CHOICES[state.face - 1][1];
    if (low > high) {
        int swapped = low;
        low = high;
        high = swapped;
    }
    if (low == ANY) {
        legal_tick(state.zones[state.seat], offers);
    } else if (low != high) {
        offer(offers, COPY + low - 1);
    }
    offer(offers, COPY + high - 1);
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

// LAA-11, LAA-12: every object of the current row that can be sent.
static void legal_attackers(const Zone& zone, Offers& offers) {
    int first = ROW_START[zone.row];
    for (int cell = first; cell < ROW_START[zone.row + 1]; cell++) {
        if (can_be_sent(zone, cell)) offer(offers, SEND + cell - first);
    }
}

// LAA-11, LAA-13: every object of the current row that can be aimed at.
static void legal_targets(const Zone& zone, Offers& offers) {
    int first = ROW_START[zone.row];
    for (int cell = first; cell < ROW_START[zone.row + 1]; cell++) {
        if (can_be_hit(zone, cell)) offer(offers, AIM + cell - first);
    }
}

// LAA-06 to LAA-13: what the actor may do now, action numbers ascending; the offers must come in empty.
static void legal(const State& state, Offers& offers) {
    const Zone& mine = state.zones[state.seat];
    const Zone& theirs = state.zones[1 - state.seat];
    switch (state.phase) {
        case ROLLING: legal_faces(offers); break;
        case CHOOSING: legal_choices(state, offers); break;
        case PLACING: legal_places(mine, offers); break;
        case TICKING: legal_boxes(mine, offers); break;
        case SENDING: legal_attackers(mine, offers); break;
        case AIMING: legal_targets(theirs, offers); break;
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
static void recruit(Zone& zone, const Choice& choice) {
    if (choice.object == ANY) {
        zone.damage[choice.cell]++;
        return;
    }
    put_object(zone, choice.cell, choice.object);
    zone.filled++;
}

// LAA-06, LAA-09: both choices are carried out after the second; a full zone starts the combat.
static void choose_cell(State& state, int cell) {
    state.choices[state.seat].cell = cell;
    if (state.seat == 0) {
        state.seat = 1;
        state.phase = CHOOSING;
        return;
    }
    for (int seat = 0; seat < PLAYERS; seat++) recruit(state.zones[seat], state.choices[seat]);
    state.seat = 0;
    if (state.zones[0].filled < CELLS && state.zones[1].filled < CELLS) {
        state.phase = ROLLING;
        return;
    }
    state.phase = SENDING;
    for (Zone& zone : state.zones) fold(zone);
}

// LAA-11, LAA-14, LAA-16: the target is hurt; its row may be lost, or with the candle the match.
static void attack(State& state, int target) {
    Zone& theirs = state.zones[1 - state.seat];
    int cell = ROW_START[theirs.row] + target;
    theirs.hearts[cell] -= state.zones[state.seat].damage[state.attacker];
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
    state.phase = SENDING;
}

// LAA-06 to LAA-16: does one action that is on offer.
static void apply(State& state, int action) {
    switch (state.phase) {
        case ROLLING:
            state.face = action - DIE + 1;
            state.phase = CHOOSING;
            break;
        case CHOOSING:
            state.choices[state.seat].object = action == TICK ? ANY : action - COPY + 1;
            state.phase = action == TICK ? TICKING : PLACING;
            break;
        case PLACING: choose_cell(state, action - PLACE); break;
        case TICKING: choose_cell(state, action - BOX); break;
        case SENDING:
            state.attacker = ROW_START[state.zones[state.seat].row] + action - SEND;
            state.phase = AIMING;
            break;
        case AIMING: attack(state, action - AIM); break;
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
        if (state.phase != ROLLING && offers.count >= 2) tally.decisions++;
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
