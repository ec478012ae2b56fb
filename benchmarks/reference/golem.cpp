// GOLEM played at random, in plain C++: the speed yardstick for the Numba engine.
// Two players, standard options only. Clause ids (GLM-..) are those of the rules page; action numbers are
// those of src/pioche/games/golem/actions.py. With the same seed it draws what the Python engine draws. What
// is in the box is not here: src/pioche/lab/bench.py passes its record on standard input. A match is played
// straight through: unlike a State of the Numba engine it cannot rest in the middle of an effect.
//
// Build: g++ -std=c++17 -O3 -march=native -Wall -Wextra -o build/golem golem.cpp
// Run:   build/golem MATCHES SEED < BOX

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>

// Each plus the number of what it is about, but for USE_PILOT, GAIN (energy for a card thrown) and DONE.
enum Action { PILOT = 0, MECHA = 12, CARD = 20, PLAY = 84, THROW = 148, USE_PILOT = 212, GAIN = 213,
              ABILITY = 214, TILE = 244, DONE = 250 };
enum Do { NOTHING, STRIKE, ENERGY, REPAIR, ATTACK, DEFENCE, TAKE, SHIELD, BOOST, BREAK, JAM, SWAP };
enum Who { SELF, ENEMY, ENEMIES };
enum Parts { HEAD, ARM, ARMS, TORSO, LEG, LEGS, ANY, ALL, SAME };
enum Lasts { FOR_TURN, FOR_ROUND, FOR_GAME, LASTINGS };
enum When { ALWAYS, IF_HIT, IF_MISSED, IF_DAMAGED, IF_BEHIND, IF_CHARGED };
enum Window { FOR_OWN_TURN, FOR_ANSWERS, FOR_BOTH };
enum Moment { BEFORE_ACTION, AFTER_ACTION, IN_ANSWER };  // GLM-16: of a window

const int PLAYERS = 2, VIRTUAL = 2;  // GLM-18: the virtual player has the third hand
const int TILES = 6, STEPS = 3, CARDS = 64, PILOTS = 12, MECHAS = 8, ABILITIES = 24;
const int CHANCE = -1, MOST_OFFERS = 2 * CARDS + ABILITIES, WARM_UP_MATCHES = 1000;
const int FEW_TILES = 3, MUCH_ENERGY = 3;  // at most so many: damaged; at least so much: charged

using Set = std::uint64_t;  // bit by bit: of cards, Pilots, Mecha, abilities or tiles
const Set ALL_TILES = 63;
const Set NAMED[] = {1, 6, 6, 8, 48, 48, 63, 63};  // GLM-01: tiles by Parts; the latest strike tells the SAME

struct Operation { std::int8_t kind, amount, who, with, at, lasts, when; };
using Effect = Operation[STEPS];
const Effect GAIN_ENERGY = {{ENERGY, 1, SELF, 0, 0, 0, ALWAYS}, {}, {}};  // GLM-08: by any card

struct Box {  // the record of src/pioche/games/golem/box.py, byte by byte
    std::int8_t players;
    Effect cards[CARDS];
    std::int8_t initiative[PILOTS];
    Effect pilots[PILOTS];
    std::int8_t potential[2][MECHAS][TILES];  // attack, defence
    std::int8_t mecha[ABILITIES], cost[ABILITIES], window[ABILITIES];
    Effect abilities[ABILITIES];
    std::int8_t start_energy, most_energy, hand, virtual_hand, rounds, tokens[2], windows, teams;
};

struct State {
    int offered, offers[MOST_OFFERS];  // how many actions may be chosen now, and which
    bool is_over;                      // GLM-17: looked at after each effect
    int boost, shield;
    Set pile, discards, hands[PLAYERS + 1];
    int pilots[PLAYERS], mechas[PLAYERS], energy[PLAYERS];
    Set working[PLAYERS];  // tiles
    int supply[2];         // of +1 and -1
    std::int8_t tokens[LASTINGS][PLAYERS][TILES][2];  // on attack and defence; below 0: -1s
};

struct Use {  // of an effect
    int user;
    bool answers;          // an attack
    int hit;               // how the latest strike ended: IF_HIT, IF_MISSED, else ALWAYS
    Set striking, struck;  // tiles of the latest strike
};

struct Tally { long long decisions, steps, wins[PLAYERS], draws; };
static Box box;
static Set all_cards, all_pilots, all_mechas, abilities_of[MECHAS];
static std::uint64_t random_state;
static Tally tally;

// Sets: one of them alone; how many there are; the lowest, which is taken out (no clause).
static Set only(int index) { return Set{1} << index; }
static int size(Set set) { return __builtin_popcountll(set); }
static int take(Set& set) {
    int lowest = __builtin_ctzll(set);
    set &= set - 1;
    return lowest;
}

// GLM-01, GLM-02, GLM-03: what the box has.
static void list_contents() {
    for (int one = 0; one < CARDS; one++) all_cards |= Set{box.cards[one]->kind != NOTHING} << one;
    for (int one = 0; one < PILOTS; one++) all_pilots |= Set{box.pilots[one]->kind != NOTHING} << one;
    for (int one = 0; one < MECHAS; one++) all_mechas |= Set{box.potential[1][one][0] > 0} << one;
    for (int one = 0; one < ABILITIES; one++) abilities_of[box.mecha[one]] |= Set{box.cost[one] > 0} << one;
}

// A number from 0 to count - 1; moves the random state on by one draw (no clause).
static int pick(std::uint64_t& random, int count) {
    std::uint64_t z = random += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z = z ^ (z >> 31);
    return static_cast<int>(((z >> 32) * static_cast<std::uint64_t>(count)) >> 32);
}

// Actions are offered in ascending order, and one is chosen; a decision is a player's choice of two or more.
static void offer(State& state, int first, Set possible) {
    while (possible != 0) state.offers[state.offered++] = first + take(possible);
}
static int choose(State& state, int actor) {
    tally.steps++;
    tally.decisions += actor != CHANCE && state.offered >= 2;
    int action = state.offers[pick(random_state, state.offered)];
    state.offered = 0;
    return action;
}

// GLM-04, GLM-06, GLM-18: chance takes one out of a set.
static int draw(State& state, int first, Set& from) {
    offer(state, first, from);
    int index = choose(state, CHANCE) - first;
    from &= ~only(index);
    return index;
}

// GLM-06: what is left is dealt first, then the discards are shuffled.
static void deal(State& state, int seat, int cards) {
    for (; cards > 0; cards--) {
        if (state.pile == 0) std::swap(state.pile, state.discards);
        if (state.pile != 0) state.hands[seat] |= only(draw(state, CARD, state.pile));
    }
}

// GLM-08, GLM-18: a hand loses a card by chance.
static void drop(State& state, int seat) {
    if (state.hands[seat] != 0) state.discards |= only(draw(state, CARD, state.hands[seat]));
}

// GLM-05: never more than 5, nor less than 0.
static void change_energy(State& state, int seat, int amount) {
    state.energy[seat] = std::min<int>(std::max(state.energy[seat] + amount, 0), box.most_energy);
}

// GLM-12, GLM-13: whether one of these parts is chosen; and whether they can strike or be struck.
static bool is_chosen(int parts) { return parts == ARM || parts == LEG || parts == ANY; }
static bool can_fight(Set working, int parts) {
    return is_chosen(parts) ? (working & NAMED[parts]) != 0 : (~working & NAMED[parts]) == 0;
}

// GLM-13: the tiles that an effect is about; asked only where there are several possibilities.
static Set choose_tiles(State& state, int actor, int parts, Set possible) {
    if (!is_chosen(parts) || size(possible) == 1) return possible;
    offer(state, TILE, possible);
    return only(choose(state, actor) - TILE);
}

// GLM-08, GLM-12, GLM-16: whether an operation that comes first has something to work on.
static bool can_begin(const State& state, const Operation& first, int user) {
    if (first.kind == REPAIR) return (~state.working[user] & NAMED[first.at]) != 0;
    if (first.kind == JAM) return state.hands[1 - user] != 0;
    if (first.kind != STRIKE) return true;
    return can_fight(state.working[user], first.with) && can_fight(state.working[1 - user], first.at);
}

// GLM-03, GLM-16: the abilities that a seat can pay for and use at this moment.
static Set find_abilities(const State& state, int seat, Moment moment, Set used) {
    int unfit = moment == IN_ANSWER ? FOR_OWN_TURN : FOR_ANSWERS;
    Set found = 0;
    for (Set abilities = abilities_of[state.mechas[seat]] & ~used; abilities != 0;) {
        int ability = take(abilities);
        if (box.cost[ability] > state.energy[seat] || box.window[ability] == unfit) continue;
        if (can_begin(state, *box.abilities[ability], seat)) found |= only(ability);
    }
    return found;
}

// GLM-08: whether the condition of an operation holds.
static bool holds(const State& state, const Use& use, int when) {
    int tiles = size(state.working[use.user]);
    if (when == IF_DAMAGED) return tiles <= FEW_TILES;
    if (when == IF_BEHIND) return tiles < size(state.working[1 - use.user]);
    if (when == IF_CHARGED) return state.energy[use.user] >= MUCH_ENERGY;
    return when == ALWAYS || when == use.hit;
}

// GLM-02, GLM-13: attack or defence of tiles together, with their tokens; none counts less than 0.
static int add_up(const State& state, int seat, Set tiles, int number) {
    int total = 0;
    while (tiles != 0) {
        int tile = take(tiles), value = box.potential[number][state.mechas[seat]][tile];
        for (const auto& tokens : state.tokens) value += tokens[seat][tile][number];
        total += std::max(0, value);
    }
    return total;
}

// GLM-13, GLM-15: tiles go out of order; the hand of a destroyed Mecha is discarded.
static void put_out_of_order(State& state, int seat, Set tiles) {
    state.working[seat] &= ~tiles;
    if (state.working[seat] == 0) state.discards |= std::exchange(state.hands[seat], 0);
}

// GLM-02: tokens of the supply; an opposite one goes back instead, the one that would lie there shortest.
static void put_tokens(State& state, int seat, int tile, const Operation& operation) {
    int number = operation.kind == DEFENCE, sign = operation.amount < 0 ? -1 : 1;
    for (int laid = 0; laid != operation.amount && state.supply[sign < 0] > 0; laid += sign) {
        int lasts = 0;
        while (lasts < LASTINGS && state.tokens[lasts][seat][tile][number] * sign >= 0) lasts++;
        if (lasts < LASTINGS) state.supply[sign > 0]++;
        else state.supply[sign < 0]--;
        if (lasts == LASTINGS) lasts = operation.lasts;
        state.tokens[lasts][seat][tile][number] += sign;
    }
}

// GLM-02: tokens of a spent effect go back.
static void spend_tokens(State& state, int lasts) {
    std::int8_t* tokens = state.tokens[lasts][0][0];
    for (int number = 0; number < PLAYERS * TILES * 2; number++) {
        state.supply[0] += std::max<int>(tokens[number], 0);
        state.supply[1] -= std::min<int>(tokens[number], 0);
        tokens[number] = 0;
    }
}

static void carry_out(State& state, const Effect& effect, int user, bool answers);

// GLM-08: every card of the hand, for what it says; or any card for the ability of the Pilot or for energy.
static void offer_cards(State& state, int seat) {
    for (Set cards = state.hands[seat]; cards != 0;) {
        int card = take(cards);
        const Operation& first = *box.cards[card];
        if (first.kind != STRIKE || can_begin(state, first, seat)) offer(state, PLAY, only(card));
    }
    bool can_use_pilot = can_begin(state, *box.pilots[state.pilots[seat]], seat);
    offer(state, USE_PILOT, Set{can_use_pilot} | only(GAIN - USE_PILOT));
}

// GLM-08: a card is played for what it says, or any card is thrown for what was said before.
static void use_card(State& state, int seat, int action) {
    bool is_thrown = action >= THROW;
    if (is_thrown) offer(state, THROW, state.hands[seat]);
    int card = is_thrown ? choose(state, seat) - THROW : action - PLAY;
    state.hands[seat] &= ~only(card);
    state.discards |= only(card);
    const Effect& thrown_for = action == GAIN ? GAIN_ENERGY : box.pilots[state.pilots[seat]];
    carry_out(state, is_thrown ? thrown_for : box.cards[card], seat, false);
}

// GLM-08, GLM-16: abilities, each once, the cost paid first; before the action until a card is used.
static void open_window(State& state, int seat, Moment moment) {
    bool has_to_act = moment == BEFORE_ACTION;
    for (Set used = 0; !state.is_over;) {
        Set abilities = find_abilities(state, seat, moment, used);
        if ((has_to_act ? state.hands[seat] : abilities) == 0) return;
        if (has_to_act) offer_cards(state, seat);
        offer(state, ABILITY, has_to_act ? abilities : abilities | only(DONE - ABILITY));
        int action = choose(state, seat), ability = action - ABILITY;
        if (action < ABILITY) return use_card(state, seat, action);
        if (action == DONE) return;
        used |= only(ability);
        state.energy[seat] -= box.cost[ability];
        carry_out(state, box.abilities[ability], seat, moment == IN_ANSWER);
    }
}

// GLM-12, GLM-13: choose, declare, let the attacked answer, compare.
static void strike(State& state, Use& use, const Operation& operation) {
    int user = use.user, enemy = 1 - user, force = operation.amount;
    Set &mine = state.working[user], &theirs = state.working[enemy];
    use = {user, use.answers, IF_MISSED, 0, 0};
    if (!can_fight(mine, operation.with) || !can_fight(theirs, operation.at)) return;
    use.striking = choose_tiles(state, user, operation.with, mine & NAMED[operation.with]);
    use.struck = choose_tiles(state, user, operation.at, theirs & NAMED[operation.at]);
    if (!use.answers) {
        state.shield = 0;
        open_window(state, enemy, IN_ANSWER);
        force += state.boost - state.shield;
    }
    if (((use.striking & ~mine) | (use.struck & ~theirs)) != 0) return;
    if (force + add_up(state, user, use.striking, 0) < add_up(state, enemy, use.struck, 1)) return;
    use.hit = IF_HIT;
    put_out_of_order(state, enemy, use.struck);
}

// GLM-08: tiles are repaired or broken, or tokens are laid on them.
static void change_tiles(State& state, const Use& use, const Operation& operation, int seat) {
    Set same = seat == use.user ? use.striking : use.struck, working = state.working[seat];
    Set possible = operation.at == SAME ? same : NAMED[operation.at];
    possible &= operation.kind == REPAIR ? ~working : working;
    if (possible == 0) return;
    Set tiles = choose_tiles(state, use.user, operation.at, possible);
    if (operation.kind == REPAIR) state.working[seat] |= tiles;
    else if (operation.kind == BREAK) put_out_of_order(state, seat, tiles);
    else while (tiles != 0) put_tokens(state, seat, take(tiles), operation);
}

// GLM-08, GLM-15, GLM-17: operation by operation, until the user has fallen or an answer has ended the game.
static void carry_out(State& state, const Effect& effect, int user, bool answers) {
    Use use = {user, answers, ALWAYS, 0, 0};
    for (const Operation& operation : effect) {
        if (operation.kind == NOTHING || state.working[user] == 0 || state.is_over) break;
        int seat = operation.who == SELF ? user : 1 - user;
        if (state.working[seat] == 0 || !holds(state, use, operation.when)) continue;
        switch (operation.kind) {
            case STRIKE: strike(state, use, operation); break;
            case ENERGY: change_energy(state, seat, operation.amount); break;
            case TAKE: deal(state, seat, operation.amount); break;
            case SHIELD: state.shield += answers ? operation.amount : 0; break;
            case BOOST: state.boost += answers ? 0 : operation.amount; break;
            case JAM: drop(state, 1 - seat); break;
            case SWAP: if (state.working[1 - seat] != 0) std::swap(state.hands[0], state.hands[1]); break;
            default: change_tiles(state, use, operation, seat);
        }
    }
    state.is_over = state.working[0] == 0 || state.working[1] == 0;
}

// GLM-06 to GLM-10, GLM-18: six turns for each, and hands that pass on, from the starter to the virtual player.
static void play_round(State& state, int starter) {
    for (int seat = 0; seat < PLAYERS; seat++) deal(state, seat, box.hand);
    for (int cycle = 0; cycle < box.hand; cycle++) {
        if (cycle > 0) {
            std::rotate(state.hands, state.hands + 1 + starter, state.hands + VIRTUAL + 1);
            if (cycle == 1) deal(state, 1 - starter, box.virtual_hand);
            drop(state, VIRTUAL);
        }
        for (int seat : {starter, 1 - starter}) {
            if (state.hands[seat] == 0) continue;
            open_window(state, seat, BEFORE_ACTION);
            open_window(state, seat, AFTER_ACTION);
            if (state.is_over) return;
            spend_tokens(state, FOR_TURN);
            state.boost = 0;
        }
    }
    for (Set& hand : state.hands) state.discards |= std::exchange(hand, 0);
    spend_tokens(state, FOR_ROUND);
}

// GLM-11: who has a tile out of order may repair one.
static void repair_one(State& state, int seat) {
    Set broken = ALL_TILES & ~state.working[seat];
    if (broken == 0) return;
    offer(state, TILE, broken | only(DONE - TILE));
    int action = choose(state, seat);
    if (action != DONE) state.working[seat] |= only(action - TILE);
}

// GLM-02, GLM-04, GLM-07, GLM-17: one match at random, to the end.
static void play_match() {
    State state{};
    Set pilots = all_pilots, mechas = all_mechas;
    state.pile = all_cards;
    std::copy_n(box.tokens, 2, state.supply);
    for (int& pilot : state.pilots) pilot = draw(state, PILOT, pilots);
    for (int& mecha : state.mechas) mecha = draw(state, MECHA, mechas);
    for (Set& working : state.working) working = ALL_TILES;
    for (int& energy : state.energy) energy = std::min(box.start_energy, box.most_energy);
    int starter = box.initiative[state.pilots[1]] < box.initiative[state.pilots[0]];
    for (int round = 0; round < box.rounds && !state.is_over; round++) {
        if (round > 0) repair_one(state, starter), repair_one(state, 1 - starter);
        play_round(state, starter);
    }
    int lead = size(state.working[0]) - size(state.working[1]);
    (lead == 0 ? tally.draws : tally.wins[lead < 0])++;
}

// Reads a whole number without sign; false if the text is anything else (no clause).
static bool read_number(const char* text, unsigned long long& number) {
    if (text[0] < '0' || text[0] > '9') return false;
    char* end = nullptr;
    errno = 0;
    number = std::strtoull(text, &end, 10);
    return *end == '\0' && errno == 0;
}

// golem MATCHES SEED < BOX: plays the matches and prints one line of JSON (no clause).
int main(int argc, char** argv) {
    unsigned long long matches = 0, seed = 0;
    if (argc != 3 || !read_number(argv[1], matches) || !read_number(argv[2], seed) || matches == 0) {
        std::fprintf(stderr, "Use it as: golem MATCHES SEED < BOX, both below 2^64, MATCHES 1 or more.\n");
        return 2;
    }
    bool is_whole = std::fread(&box, sizeof box, 1, stdin) == 1 && std::getchar() == EOF;
    if (!is_whole || box.players != PLAYERS || box.windows != 0 || box.teams != 0) {
        std::fprintf(stderr, "BOX has to be the record of a box for two players, with standard options.\n");
        return 2;
    }
    list_contents();
    random_state = 1;
    for (int match = 0; match < WARM_UP_MATCHES; match++) play_match();
    random_state = seed;
    tally = Tally{};
    auto start = std::chrono::steady_clock::now();
    for (unsigned long long match = 0; match < matches; match++) play_match();
    double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf("{\"matches\": %llu, \"decisions\": %lld, \"steps\": %lld, \"wins\": [%lld, %lld], "
                "\"draws\": %lld, \"seconds\": %.6f, \"decisions_per_second\": %.0f}\n",
                matches, tally.decisions, tally.steps, tally.wins[0], tally.wins[1], tally.draws,
                seconds, static_cast<double>(tally.decisions) / seconds);
    return 0;
}
