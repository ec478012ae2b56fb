// Golem It played at random, in plain C++: the speed yardstick for the Numba engine.
// Two players, standard options only. Clause ids (GIT-..) are those of the rules page; action numbers are those
// of src/pioche/games/golem_it/actions.py. With the same seed it draws what the Python engine draws.
//
// Build: g++ -std=c++17 -O3 -march=native -Wall -Wextra -o build/golem-it golem-it.cpp
// Run:   build/golem-it MATCHES SEED

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// ---- The standard box ---------------------------------------------------------------------------------
// The numbers of src/pioche/games/golem_it/box.toml for two players. Whoever changes them there changes
// them here: the test in tests/lab/test_bench.py notices when the two differ, but for the penalty and the
// turn limit, on which the decisions of random matches hardly ever depend.

const int POINTS_IN_ALL = 99;  // of 24 tokens of 1, 15 of 2 and 15 of 3
const int HAND = 12;           // cards each
const int START_POINTS = 2;    // of who starts
const int MOST_RETURNED = 2;   // points, on passing
const int CARD_PENALTY = 3;    // points
const int GAMES = 4;
const int TURN_LIMIT = 1000;

// ---- The end of the standard box ----------------------------------------------------------------------

enum Action {
    DEAL = 0,     // DEAL + 2 * face + copy
    PLAY = 60,    // PLAY + face: the first or the next card of a combination
    POINTS = 90,  // POINTS + points: on the first card
    DONE = 218,   // the combination is complete
    PASS = 219,   // PASS + points returned
    NEXT = 229,   // the next game
};

enum Phase { DEAL_CARDS, TURN, RAISE_FIRST, MORE, END, OVER };

const int PLAYERS = 2;
const int NO_FACE = -1;
const int LOWEST = 2;
const int MINTS = 20;  // faces 0 to 19 are mint 2 to 21, faces 20 to 29 purple 2 to 11
const int FACES = 30;
const int COPIES = 2;
const int NEVER = 10000;                    // points: more than there are
const int MOST_OFFERS = POINTS_IN_ALL + 1;  // all that the reserve can lay on a card, or nothing

const int WARM_UP_MATCHES = 1000;

struct State {
    int phase;
    int seat;                     // whose turn it is
    int game;                     // of the match, from 0
    int turns;                    // started in this game
    int to_beat;                  // value of the latest combination of the round
    int length;                   // how many cards it has; 0: the round is to be opened
    int first;                    // face of the first card of the combination under way
    int picked;                   // cards of it
    int value;                    // that it will have
    int spent;                    // points on it
    int reserve;                  // points
    int tokens[PLAYERS];          // points
    int laid[PLAYERS];            // points on the cards in front
    int totals[PLAYERS];          // penalty points of the match
    int cards[PLAYERS];           // in hand
    int hand[PLAYERS][FACES];     // copies in hand
    std::uint32_t held[PLAYERS];  // bit by bit, the faces in hand
    int pile[FACES];              // copies not dealt
};

struct Offers {
    int count;
    int actions[MOST_OFFERS];
};

struct Tally {
    long long decisions;
    long long steps;
    long long wins[PLAYERS];
    long long draws;
};

// GIT-01: the number on a card.
static int printed_value(int face) {
    return LOWEST + (face < MINTS ? face : face - MINTS);
}

// GIT-10: what each point adds to a card.
static int gain(int face) {
    return face < MINTS ? 1 : printed_value(face);
}

// GIT-10: the points that raise a card to exactly this value, or NEVER.
static int cost(int face, int value) {
    int missing = value - printed_value(face);
    if (missing < 0) return NEVER;
    if (face < MINTS) return missing;
    return missing % gain(face) == 0 ? missing / gain(face) : NEVER;
}

// GIT-03, GIT-04, GIT-05, GIT-19: all cards in the pile, all points in the reserve but those of who starts.
static void start_game(State& state) {
    state.phase = DEAL_CARDS;
    state.seat = 0;
    state.turns = 0;
    state.length = 0;
    state.reserve = POINTS_IN_ALL - START_POINTS;
    for (int seat = 0; seat < PLAYERS; seat++) {
        state.tokens[seat] = seat == state.game % PLAYERS ? START_POINTS : 0;
        state.laid[seat] = 0;
        state.cards[seat] = 0;
        state.held[seat] = 0;
        for (int face = 0; face < FACES; face++) state.hand[seat][face] = 0;
    }
    for (int face = 0; face < FACES; face++) state.pile[face] = COPIES;
}

// GIT-19: the first game of the match; nobody has points yet.
static void setup(State& state) {
    state = State{};
    start_game(state);
}

// Puts one more action on offer (no clause).
static void offer(Offers& offers, int action) {
    offers.actions[offers.count++] = action;
}

// GIT-03: chance deals any card of the pile.
static void legal_deals(const State& state, Offers& offers) {
    for (int face = 0; face < FACES; face++) {
        // Both are written and as many are counted as there are: faster than to ask twice.
        offers.actions[offers.count] = DEAL + COPIES * face;
        offers.actions[offers.count + 1] = DEAL + COPIES * face + 1;
        offers.count += state.pile[face];
    }
}

// Takes the lowest face out of a set and returns it (no clause).
static int take_face(std::uint32_t& faces) {
    int face = __builtin_ctz(faces);
    faces &= faces - 1;
    return face;
}

// GIT-10: buys as many cards of a face as are there and needed, at this price.
static void buy(int copies, int price, int& needed, int& points) {
    int bought = copies < needed ? copies : needed;
    needed -= bought;
    points -= bought * price;
}

// GIT-10: whether so many cards of the hand, not counting one of the face `without`, can be raised to this value
// with so many points. One mint face and at most one purple face has each price: the lowest prices come first.
static bool can_raise(const int* hand, int value, int needed, int points, int without) {
    for (int price = 0; needed > 0; price++) {
        if (needed * price > points || price > value - LOWEST) return false;
        int mint = value - price - LOWEST;
        if (mint < MINTS) buy(hand[mint] - (mint == without), price, needed, points);
        if (value % (price + 1) != 0) continue;
        int purple = MINTS + value / (price + 1) - LOWEST;
        if (purple >= MINTS && purple < FACES) buy(hand[purple] - (purple == without), price, needed, points);
    }
    return points >= 0;
}

// GIT-08, GIT-09, GIT-10: whether this card can be the first of a combination that beats the latest one.
static bool can_begin(const State& state, const int* hand, int face) {
    int printed = printed_value(face);
    int step = gain(face);
    int points = state.to_beat < printed ? 0 : (state.to_beat - printed) / step + 1;
    for (; points <= state.reserve; points++) {
        int value = printed + points * step;
        if (can_raise(hand, value, state.length - 1, state.reserve - points, face)) return true;
    }
    return false;
}

// GIT-07, GIT-09, GIT-12, GIT-13: a first card, any where the round is to be opened; or a pass.
static void legal_turn(const State& state, Offers& offers) {
    const int* hand = state.hand[state.seat];
    if (state.cards[state.seat] >= state.length) {
        for (std::uint32_t faces = state.held[state.seat]; faces != 0;) {
            int face = take_face(faces);
            if (state.length == 0 || can_begin(state, hand, face)) offer(offers, PLAY + face);
        }
    }
    int tokens = state.tokens[state.seat];
    int most = tokens < MOST_RETURNED ? tokens : MOST_RETURNED;
    for (int points = 0; points <= most; points++) offer(offers, PASS + points);
}

// GIT-02, GIT-09, GIT-10, GIT-11: points on the first card, so that enough others can follow.
static void legal_points(const State& state, Offers& offers) {
    const int* hand = state.hand[state.seat];
    for (int points = 0; points <= state.reserve; points++) {
        if (state.length > 0) {
            int value = printed_value(state.first) + points * gain(state.first);
            if (value <= state.to_beat) continue;
            if (!can_raise(hand, value, state.length - 1, state.reserve - points, NO_FACE)) continue;
        }
        offer(offers, POINTS + points);
    }
}

// GIT-08, GIT-09: another card of the same value, or the combination is complete.
static void legal_more(const State& state, Offers& offers) {
    const int* hand = state.hand[state.seat];
    bool opening = state.length == 0;
    int missing = state.length - state.picked;
    if (opening || missing > 0) {
        for (std::uint32_t faces = state.held[state.seat]; faces != 0;) {
            int face = take_face(faces);
            int left = state.reserve - state.spent - cost(face, state.value);
            if (left < 0) continue;
            if (opening || can_raise(hand, state.value, missing - 1, left, face)) offer(offers, PLAY + face);
        }
    }
    if (opening || missing == 0) offer(offers, DONE);
}

// GIT-03 to GIT-19: what the actor may do now, action numbers ascending; the offers must come in empty.
static void legal(const State& state, Offers& offers) {
    switch (state.phase) {
        case DEAL_CARDS: legal_deals(state, offers); break;
        case TURN: legal_turn(state, offers); break;
        case RAISE_FIRST: legal_points(state, offers); break;
        case MORE: legal_more(state, offers); break;
        case END: offer(offers, NEXT); break;
    }
}

// GIT-06: the tokens on the cards in front of the player are the player's now.
static void start_turn(State& state, int seat) {
    state.seat = seat;
    state.phase = TURN;
    state.turns++;
    state.tokens[seat] += state.laid[seat];
    state.laid[seat] = 0;
}

// GIT-03, GIT-05: the card goes to the first hand that lacks one; with all dealt the first turn starts.
static void deal(State& state, int face) {
    state.pile[face]--;
    state.hand[state.seat][face]++;
    state.held[state.seat] |= 1u << face;
    if (++state.cards[state.seat] < HAND) return;
    if (state.seat + 1 < PLAYERS) state.seat++;
    else start_turn(state, state.game % PLAYERS);
}

// GIT-16b, GIT-19: penalties for what is left, nothing for who is out; another game, or the match is over.
static void end_game(State& state) {
    for (int seat = 0; seat < PLAYERS; seat++) {
        state.totals[seat] += CARD_PENALTY * state.cards[seat] + state.tokens[seat] + state.laid[seat];
    }
    state.phase = state.game + 1 < GAMES ? END : OVER;
}

// GIT-16, GIT-16b: the game ends when the player is out or the limit reached; else the other one has a turn.
static void finish_turn(State& state) {
    int seat = state.seat;
    bool out = state.cards[seat] == 0 && state.tokens[seat] == 0 && state.laid[seat] == 0;
    if (out || state.turns == TURN_LIMIT) end_game(state);
    else start_turn(state, 1 - seat);
}

// GIT-08, GIT-10: a card leaves the hand for the combination, with the points that it needs unless it is the first.
static void play_card(State& state, int face) {
    if (--state.hand[state.seat][face] == 0) state.held[state.seat] &= ~(1u << face);
    state.cards[state.seat]--;
    if (state.phase == TURN) {
        state.first = face;
        state.picked = 1;
        state.phase = RAISE_FIRST;
    } else {
        state.spent += cost(face, state.value);
        state.picked++;
    }
}

// GIT-10: the first card and its points fix the value.
static void raise_first(State& state, int points) {
    state.value = printed_value(state.first) + points * gain(state.first);
    state.spent = points;
    state.phase = MORE;
}

// GIT-09, GIT-10: the combination lies in front of the player, and has to be beaten.
static void lay_combination(State& state) {
    state.reserve -= state.spent;
    state.laid[state.seat] = state.spent;
    state.to_beat = state.value;
    state.length = state.picked;
    finish_turn(state);
}

// GIT-12, GIT-13, GIT-15: points go back; of two players the other one opens a round now.
static void pass(State& state, int points) {
    state.tokens[state.seat] -= points;
    state.reserve += points;
    state.length = 0;
    finish_turn(state);
}

// GIT-03 to GIT-19: does one action that is on offer.
static void apply(State& state, int action) {
    if (action < PLAY) {
        deal(state, (action - DEAL) / COPIES);
    } else if (action < POINTS) {
        play_card(state, action - PLAY);
    } else if (action < DONE) {
        raise_first(state, action - POINTS);
    } else if (action == DONE) {
        lay_combination(state);
    } else if (action < NEXT) {
        pass(state, action - PASS);
    } else {
        state.game++;
        start_game(state);
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

// GIT-19: one match at random, to the end; a decision is a player's choice of two or more.
static void play_match(std::uint64_t& random, Tally& tally) {
    State state;
    Offers offers;
    setup(state);
    while (state.phase != OVER) {
        offers.count = 0;
        legal(state, offers);
        if (state.phase != DEAL_CARDS && offers.count >= 2) tally.decisions++;
        apply(state, offers.actions[pick(random, offers.count)]);
        tally.steps++;
    }
    if (state.totals[0] == state.totals[1]) tally.draws++;
    else tally.wins[state.totals[0] < state.totals[1] ? 0 : 1]++;
}

// Reads a whole number without sign; false if the text is anything else (no clause).
static bool read_number(const char* text, unsigned long long& number) {
    if (text[0] < '0' || text[0] > '9') return false;
    char* end = nullptr;
    errno = 0;
    number = std::strtoull(text, &end, 10);
    return *end == '\0' && errno == 0;
}

// golem-it MATCHES SEED: plays the matches and prints one line of JSON (no clause).
int main(int argc, char** argv) {
    unsigned long long matches = 0;
    unsigned long long seed = 0;
    if (argc != 3 || !read_number(argv[1], matches) || !read_number(argv[2], seed) || matches == 0) {
        std::fprintf(stderr, "Use it as: golem-it MATCHES SEED, two whole numbers below 2^64, "
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

    std::printf("{\"matches\": %llu, \"decisions\": %lld, \"steps\": %lld, \"wins\": [%lld, %lld], \"draws\": %lld, "
                "\"seconds\": %.6f, \"decisions_per_second\": %.0f}\n",
                matches, tally.decisions, tally.steps, tally.wins[0], tally.wins[1], tally.draws,
                seconds, static_cast<double>(tally.decisions) / seconds);
    return 0;
}
