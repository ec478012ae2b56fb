// Goulet played at random, in plain C++: the speed yardstick for the Numba engine.
// Standard options only. Clause ids (GOU-..) are those of the rules page; action numbers are those of
// src/pioche/games/goulet/actions.py. With the same seed it draws what the Python engine draws.
//
// Build: g++ -std=c++17 -O3 -march=native -Wall -Wextra -o build/goulet goulet.cpp
// Run:   build/goulet MATCHES SEED

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

enum Action {
    TOKEN = 0,          // TOKEN + unit
    DIE = 6,            // DIE + face - 1
    STOP = 18,          // keep all dice
    LIFT = 19,          // LIFT + face - 1
    ROLL = 25,          // throw the dice taken up
    ATTACK = 26,        // ATTACK + 3 * (damage - 1) + (reach - 1)
    STEP_FORWARD = 35,  // spend a 4: towards position 1
    STEP_BACK = 36,     // spend a 4: towards position 3
    HEAL = 37,          // spend a 5
    END_TURN = 38,
};

enum Phase { DRAW_TOKENS, ROLL_DICE, KEEP_DICE, RESOLVE_DICE, OVER };

const int GREY = 0;
const int PURPLE = 1;
const int NOBODY = 2;

const int UNITS = 6;  // Wizard, Knight, Archer (grey), Skeleton, Sorcerer, Dragon (purple)
const int SIDE_UNITS = 3;
const int FIRST_HIT_POINTS = 10;
const int MOST_HIT_POINTS = 12;
const int DICE = 5;
const int ROLLS = 3;
const int TURN_LIMIT = 500;
const int MOST_OFFERS = 16;  // at most 9 attacks, 2 steps, 1 heal, 1 end of turn

const int WARM_UP_MATCHES = 1000;

struct State {
    int phase;
    int winner;                // GREY, PURPLE or NOBODY
    int line[2][SIDE_UNITS];   // line[side][position - 1]: the Unit that stands there
    int in_play[2];            // Units in play, by side
    int hit_points[UNITS];
    int track[UNITS];          // Initiative tokens, from the left end
    int tokens;                // tokens on the track
    int dice[7];               // dice[face]: dice on the table that show that face
    int to_roll;               // dice in the hand
    int rolls;                 // rolls made this turn
    int turns;                 // turns finished
};

struct Offers {
    int count;
    int actions[MOST_OFFERS];
};

struct Tally {
    long long decisions;
    long long steps;
    long long wins[2];
    long long draws;
};

// GOU-01, GOU-02: the side that a Unit belongs to.
static int side_of(int unit) {
    return unit < SIDE_UNITS ? GREY : PURPLE;
}

// GOU-06: the Unit that is played, its token at the left end of the track.
static int played_unit(const State& state) {
    return state.track[0];
}

// GOU-03: where a Unit in play stands in its side's line, from 1.
static int position_of(const State& state, int unit) {
    const int* line = state.line[side_of(unit)];
    int position = 1;
    while (line[position - 1] != unit) position++;
    return position;
}

// GOU-03, GOU-04: both lines stand in the standard order, every Unit at 10 Hit Points; the track is empty.
static void setup(State& state) {
    state = State{};
    state.phase = DRAW_TOKENS;
    state.winner = NOBODY;
    for (int unit = 0; unit < UNITS; unit++) {
        state.line[side_of(unit)][unit % SIDE_UNITS] = unit;
        state.hit_points[unit] = FIRST_HIT_POINTS;
    }
    state.in_play[GREY] = SIDE_UNITS;
    state.in_play[PURPLE] = SIDE_UNITS;
}

// Puts one more action on offer (no clause).
static void offer(Offers& offers, int action) {
    offers.actions[offers.count++] = action;
}

// GOU-05: whether this Unit's token already lies on the track.
static bool on_track(const State& state, int unit) {
    for (int place = 0; place < state.tokens; place++) {
        if (state.track[place] == unit) return true;
    }
    return false;
}

// GOU-05: chance draws one of the tokens that are not on the track yet.
static void legal_tokens(const State& state, Offers& offers) {
    for (int unit = 0; unit < UNITS; unit++) {
        if (!on_track(state, unit)) offer(offers, TOKEN + unit);
    }
}

// GOU-07: chance lets one die show any of six faces.
static void legal_faces(Offers& offers) {
    for (int face = 1; face <= 6; face++) offer(offers, DIE + face - 1);
}

// GOU-08: stop while no die is lifted, lift a die that lies on the table, roll once some are lifted.
static void legal_keep(const State& state, Offers& offers) {
    if (state.to_roll == 0) offer(offers, STOP);
    for (int face = 1; face <= 6; face++) {
        if (state.dice[face] > 0) offer(offers, LIFT + face - 1);
    }
    if (state.to_roll > 0) offer(offers, ROLL);
}

// GOU-09, GOU-10, GOU-11, GOU-14, GOU-15: every effect that a die or a pair can have now.
static void legal_resolve(const State& state, Offers& offers) {
    int unit = played_unit(state);
    int side = side_of(unit);
    int position = position_of(state, unit);
    int enemies = state.in_play[1 - side];
    for (int damage = 1; damage <= 3; damage++) {
        if (state.dice[damage] == 0) continue;
        for (int reach = 1; reach <= 3; reach++) {
            int needed = reach == damage ? 2 : 1;
            if (state.dice[reach] < needed) continue;
            int target = reach - position + 1;
            if (target >= 1 && target <= enemies) offer(offers, ATTACK + 3 * (damage - 1) + (reach - 1));
        }
    }
    bool can_attack = offers.count > 0;
    if (state.dice[4] > 0 && position > 1) offer(offers, STEP_FORWARD);
    if (state.dice[4] > 0 && position < state.in_play[side]) offer(offers, STEP_BACK);
    if (state.dice[5] > 0 && position > 1 && state.hit_points[unit] < MOST_HIT_POINTS) offer(offers, HEAL);
    if (!can_attack) offer(offers, END_TURN);
}

// GOU-05 to GOU-15: what the actor may do now, action numbers ascending; the offers must come in empty.
static void legal(const State& state, Offers& offers) {
    switch (state.phase) {
        case DRAW_TOKENS: legal_tokens(state, offers); break;
        case ROLL_DICE: legal_faces(offers); break;
        case KEEP_DICE: legal_keep(state, offers); break;
        case RESOLVE_DICE: legal_resolve(state, offers); break;
    }
}

// GOU-07: five dice; four if the side to play has more Units in play, counted as the turn starts.
static void start_turn(State& state) {
    int side = side_of(played_unit(state));
    bool more = state.in_play[side] > state.in_play[1 - side];
    for (int face = 1; face <= 6; face++) state.dice[face] = 0;
    state.to_roll = more ? DICE - 1 : DICE;
    state.rolls = 0;
    state.phase = ROLL_DICE;
}

// GOU-05: the token drawn lies next on the track; when all six do, the first turn starts.
static void put_token(State& state, int unit) {
    state.track[state.tokens++] = unit;
    if (state.tokens == UNITS) start_turn(state);
}

// GOU-07, GOU-08: one die comes to rest; after the last one the player may keep, after the third roll not.
static void rest_die(State& state, int face) {
    state.dice[face]++;
    state.to_roll--;
    if (state.to_roll > 0) return;
    state.rolls++;
    state.phase = state.rolls < ROLLS ? KEEP_DICE : RESOLVE_DICE;
}

// GOU-08: one die of that face is taken up, to be rolled again.
static void lift_die(State& state, int face) {
    state.dice[face]--;
    state.to_roll++;
}

// GOU-13: the Unit at this position leaves with its token; those behind close up and keep their order.
static void remove_unit(State& state, int side, int position) {
    int unit = state.line[side][position - 1];
    state.in_play[side]--;
    for (int place = position - 1; place < state.in_play[side]; place++) {
        state.line[side][place] = state.line[side][place + 1];
    }
    int place = 0;
    while (state.track[place] != unit) place++;
    state.tokens--;
    for (; place < state.tokens; place++) state.track[place] = state.track[place + 1];
}

// GOU-10, GOU-11, GOU-12, GOU-18: a pair is spent, the target is hurt and may fall; the last one ends the match.
static void attack(State& state, int damage, int reach) {
    int unit = played_unit(state);
    int enemy = 1 - side_of(unit);
    int target_position = reach - position_of(state, unit) + 1;
    int target = state.line[enemy][target_position - 1];
    state.dice[damage]--;
    state.dice[reach]--;
    state.hit_points[target] -= damage;
    if (state.hit_points[target] > 0) return;
    state.hit_points[target] = 0;
    remove_unit(state, enemy, target_position);
    if (state.in_play[enemy] == 0) {
        state.winner = 1 - enemy;
        state.phase = OVER;
    }
}

// GOU-14: a 4 is spent, the played Unit changes places with its neighbour (-1 forward, +1 back).
static void step(State& state, int way) {
    int unit = played_unit(state);
    int* line = state.line[side_of(unit)];
    int from = position_of(state, unit) - 1;
    line[from] = line[from + way];
    line[from + way] = unit;
    state.dice[4]--;
}

// GOU-15: a 5 is spent, the played Unit heals one Hit Point.
static void heal(State& state) {
    state.hit_points[played_unit(state)]++;
    state.dice[5]--;
}

// GOU-16, GOU-17: the token goes to the right end, or with k sixes, two or more, k-th from the right end.
static void move_token(State& state) {
    int unit = played_unit(state);
    int sixes = state.dice[6];
    int place = sixes >= 2 ? state.tokens - sixes : state.tokens - 1;
    if (place < 0) place = 0;
    for (int left = 0; left < place; left++) state.track[left] = state.track[left + 1];
    state.track[place] = unit;
}

// GOU-16, GOU-17, GOU-19: the token moves and the next turn starts; after 500 turns the match is a draw.
static void end_turn(State& state) {
    move_token(state);
    state.turns++;
    if (state.turns == TURN_LIMIT) state.phase = OVER;
    else start_turn(state);
}

// GOU-05 to GOU-19: does one action that is on offer.
static void apply(State& state, int action) {
    if (action < DIE) put_token(state, action - TOKEN);
    else if (action < STOP) rest_die(state, action - DIE + 1);
    else if (action == STOP) state.phase = RESOLVE_DICE;
    else if (action < ROLL) lift_die(state, action - LIFT + 1);
    else if (action == ROLL) state.phase = ROLL_DICE;
    else if (action < STEP_FORWARD) attack(state, (action - ATTACK) / 3 + 1, (action - ATTACK) % 3 + 1);
    else if (action == STEP_FORWARD) step(state, -1);
    else if (action == STEP_BACK) step(state, +1);
    else if (action == HEAL) heal(state);
    else end_turn(state);
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

// GOU-08, GOU-09: whether a player, not chance, is the actor.
static bool player_acts(const State& state) {
    return state.phase == KEEP_DICE || state.phase == RESOLVE_DICE;
}

// GOU-18, GOU-19: one match at random, to the end; a decision is a player's choice of two or more.
static void play_match(std::uint64_t& random, Tally& tally) {
    State state;
    Offers offers;
    setup(state);
    while (state.phase != OVER) {
        offers.count = 0;
        legal(state, offers);
        if (player_acts(state) && offers.count >= 2) tally.decisions++;
        apply(state, offers.actions[pick(random, offers.count)]);
        tally.steps++;
    }
    if (state.winner == NOBODY) tally.draws++;
    else tally.wins[state.winner]++;
}

// Reads a whole number without sign; false if the text is anything else (no clause).
static bool read_number(const char* text, unsigned long long& number) {
    if (text[0] < '0' || text[0] > '9') return false;
    char* end = nullptr;
    errno = 0;
    number = std::strtoull(text, &end, 10);
    return *end == '\0' && errno == 0;
}

// goulet MATCHES SEED: plays the matches and prints one line of JSON (no clause).
int main(int argc, char** argv) {
    unsigned long long matches = 0;
    unsigned long long seed = 0;
    if (argc != 3 || !read_number(argv[1], matches) || !read_number(argv[2], seed) || matches == 0) {
        std::fprintf(stderr, "Use it as: goulet MATCHES SEED, two whole numbers below 2^64, MATCHES 1 or more.\n");
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

    std::printf("{\"matches\": %llu, \"decisions\": %lld, \"steps\": %lld, \"wins\": [%lld, %lld], \"draws\": %lld, "
                "\"seconds\": %.6f, \"decisions_per_second\": %.0f}\n",
                matches, tally.decisions, tally.steps, tally.wins[GREY], tally.wins[PURPLE], tally.draws,
                seconds, static_cast<double>(tally.decisions) / seconds);
    return 0;
}
