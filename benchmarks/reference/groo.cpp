// Groo played at random, in plain C++: the speed yardstick for the Numba engine.
// Two players, standard options only. Clause ids (GRO-..) are those of the rules page; what texts are made of is
// told in src/pioche/games/groo/operations.py. With the same seed it draws what the Python engine draws. What is
// in the box is not here: src/pioche/lab/bench.py passes its record on standard input. A match is played straight
// through: unlike a State of the Numba engine it cannot rest in the middle of an effect. Actions are not listed,
// only counted: where a set of cards is on offer, its bits are in the ascending order of the actions.
//
// Build: g++ -std=c++17 -O3 -march=native -Wall -Wextra -o build/groo groo.cpp
// Run:   build/groo MATCHES SEED < BOX

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum Do { NOTHING, DESTROY, STEAL, RETURN, RECOVER, DRAW, DROP, GRAB, GOODS, EXCHANGE, REROLL, SPOIL, MOVE, BOOST,
          FRAY, PEACE, CANCEL, SLEEP, WAKE, POINTS, FIGHT, DOUBLE, SAFE, CHEAPER, DOS };
enum Who { SELF, OPPONENT, OTHERS, EVERYONE, HERE };
enum What { BUILDING, SMALL, LARGE, TROOP, EFFECT, WILD, CARD, WHATS };
enum By { BY_OWNER, BY_USER, BY_CHANCE };
enum Material { LABOR, SUPPLIES, KOPIN, HEAD, MATERIALS, ANY = MATERIALS };
enum Where { ANYWHERE, NEIGHBOUR, HOME, DIE };
enum Side { ATTACK, DEFENCE, BOTH };
enum Of { OF_TOWN, OF_ITSELF, OF_FAMILY, OF_OTHERS };
enum From { FROM_WAR, FROM_CARDS };
enum Time { PLAYED, USE, OWN, LEFTOVER, DISCARD };
enum When { ALWAYS, IF_FAMILY, IF_SET, IF_HERE, IF_AWAY, IF_BEHIND, IF_UNARMED, IF_ARMED, IF_POOR };
enum Chooser { CHANCE, PLAYER };

const int PLAYERS = 2, NOBODY = -1, NO_FAMILY = -1, STEPS = 3, FACES = 6, DICE = 6;
const int BUILDINGS = 30, TROOPS = 20, EFFECTS = 10, WILDS = 8, EVENTS = 2, FAMILIES = 12;
const int FIRST_TROOP = BUILDINGS, FIRST_EFFECT = FIRST_TROOP + TROOPS, FIRST_WILD = FIRST_EFFECT + EFFECTS;
const int FIRST_EVENT = FIRST_WILD + WILDS, CARDS = FIRST_EVENT + EVENTS;
const int FEW_CARDS = 2, MANY_TROOPS = 2, MOST_LOST = 60, MOST_GOODS = 99, MOST_POINTS = 3;
const int PRINTED_MOVES = 0, LAST_DOG = 1, LEFT_1 = 2, RIGHT_1 = 4;  // GRO-03: of the movement die
const int WARM_UP_MATCHES = 1000;

using Set = std::uint64_t;         // bit by bit: Buildings and Troops, all that lies in towns; or materials
using Cards = unsigned __int128;   // bit by bit: any cards
constexpr Cards range(int first, int count) { return ((Cards{1} << count) - 1) << first; }
const Set ALL_BUILDINGS = range(0, BUILDINGS), ALL_TROOPS = range(FIRST_TROOP, TROOPS);
const Cards ALL_WILDS = range(FIRST_WILD, WILDS), NO_EVENTS = range(0, FIRST_EVENT);

struct Operation {
    std::int8_t kind, amount, who, what, by;
    union { std::int8_t give, side; };
    union { std::int8_t take, of; };
    union { std::int8_t where, from; };
    std::int8_t time, when;
};
using Text = Operation[STEPS];

struct Box {  // the record of src/pioche/games/groo/box.py, byte by byte
    std::int8_t players;
    std::int8_t points[BUILDINGS], building_family[BUILDINGS], building_cost[BUILDINGS][3];
    Text buildings[BUILDINGS];
    std::int8_t value[TROOPS], troop_family[TROOPS], troop_cost[TROOPS][3];
    Text troops[TROOPS];
    std::int8_t heads[EFFECTS];
    Text effects[EFFECTS], wilds[WILDS], events[EVENTS];
    std::int8_t faces[FACES], hand, goal, moves, events_wait, draws_full;
    std::int16_t turn_limit;
};

struct Contents {                  // of the box
    Cards all, kinds[WHATS];       // cards, and those that fit a What
    Set points[MOST_POINTS + 1];   // Buildings of so many
    Set families[FAMILIES];
    Set with[DOS];                 // cards for towns whose texts say that
    Set with_power[2];             // of them, those to be used in the own turn, and in that of others
    const Operation* text[CARDS];
    const Operation* deed[CARDS];  // the first operation that does something, else none
    int family[CARDS], cost[CARDS][MATERIALS];
};

struct Waiting { int card, player; };

struct State {
    Cards pile, discards, hands[PLAYERS];
    Set towns[PLAYERS], asleep, used, fighting;
    int turn, holder, groo, defender;  // whose turn it is, who holds the dice, where Groo is, who is attacked
    int boosts[2], dice[MATERIALS], goods[MATERIALS];
    int emptied;                       // how often the pile has run out, 2 at most
    int waits;                         // cards played and not yet in effect
    Waiting queue[WILDS + 1];
};

struct Tally { long long decisions, steps, wins[PLAYERS], draws; };
static Box box;
static Contents contents;
static std::uint64_t random_state;
static Tally tally;

// Sets: one of them alone; how many there are; the lowest, which is taken out; the one at this place (no clause).
static Set only(int index) { return Set{1} << index; }
static Cards card_only(int card) { return Cards{1} << card; }
static int size(Set set) { return __builtin_popcountll(set); }
static int card_count(Cards set) { return size(static_cast<Set>(set)) + size(static_cast<Set>(set >> 64)); }
static int take(Set& set) {
    int lowest = __builtin_ctzll(set);
    set &= set - 1;
    return lowest;
}
static int find(Set set, int place) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(only(place), set));
#else
    for (; place > 0; place--) set &= set - 1;
    return __builtin_ctzll(set);
#endif
}
static int find_card(Cards set, int place) {
    Set low = static_cast<Set>(set);
    int count = size(low);
    return place < count ? find(low, place) : 64 + find(static_cast<Set>(set >> 64), place - count);
}

// GRO-01, GRO-10: what the box has, and which texts are of interest when.
static void list_card(int card, const Operation* text) {
    contents.text[card] = text;
    contents.family[card] = NO_FAMILY;
    contents.all |= Cards{text->kind != NOTHING} << card;
    for (const Operation* one = text + STEPS; one-- != text;) {
        if (one->kind != NOTHING && one->kind < POINTS) contents.deed[card] = one;
    }
}
static void list_town_card(int card, const Operation* text, int family, const std::int8_t* cost) {
    list_card(card, text);
    if (text->kind == NOTHING) return;
    contents.family[card] = family;
    if (family != NO_FAMILY) contents.families[family] |= only(card);
    std::copy_n(cost, int{HEAD}, contents.cost[card]);
    for (int step = 0; step < STEPS; step++) contents.with[text[step].kind] |= only(card);
    int time = contents.deed[card] == nullptr ? int{PLAYED} : contents.deed[card]->time;
    contents.with_power[0] |= Set{time != PLAYED && time != LEFTOVER} << card;
    contents.with_power[1] |= Set{time != PLAYED && time != OWN} << card;
}
static void list_contents() {
    for (int one = 0; one < BUILDINGS; one++) {
        list_town_card(one, box.buildings[one], box.building_family[one], box.building_cost[one]);
        contents.points[box.points[one]] |= only(one);
        contents.kinds[box.points[one] == 1 ? SMALL : LARGE] |= only(one);
    }
    for (int one = 0; one < TROOPS; one++) {
        list_town_card(FIRST_TROOP + one, box.troops[one], box.troop_family[one], box.troop_cost[one]);
    }
    for (int one = 0; one < EFFECTS; one++) {
        list_card(FIRST_EFFECT + one, box.effects[one]);
        contents.cost[FIRST_EFFECT + one][HEAD] = box.heads[one];
    }
    for (int one = 0; one < WILDS; one++) list_card(FIRST_WILD + one, box.wilds[one]);
    for (int one = 0; one < EVENTS; one++) list_card(FIRST_EVENT + one, box.events[one]);
    contents.kinds[BUILDING] = ALL_BUILDINGS;
    contents.kinds[TROOP] = ALL_TROOPS;
    contents.kinds[EFFECT] = range(FIRST_EFFECT, EFFECTS);
    contents.kinds[WILD] = ALL_WILDS;
    contents.kinds[CARD] = range(0, CARDS);
}

// A number from 0 to count - 1; moves the random state on by one draw (no clause).
static int pick(std::uint64_t& random, int count) {
    std::uint64_t z = random += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z = z ^ (z >> 31);
    return static_cast<int>(((z >> 32) * static_cast<std::uint64_t>(count)) >> 32);
}

// One of so many actions is chosen; a decision is a player's choice of two or more.
static int choose(Chooser chooser, int count) {
    tally.steps++;
    tally.decisions += chooser == PLAYER && count >= 2;
    return pick(random_state, count);
}
static int choose_card(Chooser chooser, Cards from) { return find_card(from, choose(chooser, card_count(from))); }

// ---- Towns ----------------------------------------------------------------------------------------------

// What lies in a town; and the hand without a card that is played (GRO-13).
static Set troops(const State& state, int seat) { return state.towns[seat] & ALL_TROOPS; }
static int count_others(const State& state, int seat, int card) {
    return card_count(state.hands[seat] & ~card_only(card));
}
static bool has_cards(const State& state) { return state.pile != 0 || (state.discards & NO_EVENTS) != 0; }

// GRO-10: whether a condition holds that is no matter of points.
static bool holds_in_town(const State& state, int seat, int card, int when) {
    int family = contents.family[card];
    Set kin = family == NO_FAMILY ? 0 : contents.families[family];
    switch (when) {
        case IF_FAMILY: return (state.towns[seat] & kin & ~only(card & 63)) != 0;
        case IF_SET: return kin != 0 && (kin & ~state.towns[seat]) == 0;
        case IF_HERE: return state.groo == seat;
        case IF_AWAY: return state.groo != seat;
        case IF_UNARMED: return troops(state, seat) == 0;
        case IF_ARMED: return size(troops(state, seat)) >= MANY_TROOPS;
        case IF_POOR: return count_others(state, seat, card) <= FEW_CARDS;
    }
    return true;
}

// GRO-10: each operation of this kind, in the texts of these cards of a town, whose condition holds.
static bool holds(const State& state, int seat, int card, int when);
template <typename Use>
static void for_texts(const State& state, int seat, Set cards, int kind, Use use) {
    for (cards &= contents.with[kind]; cards != 0;) {
        int card = take(cards);
        for (int step = 0; step < STEPS; step++) {
            const Operation& one = contents.text[card][step];
            if (one.kind == kind && holds(state, seat, card, one.when)) use(card, one);
        }
    }
}

// GRO-05: the points of all Buildings, asleep or not, with what their texts add.
static int count_points(const State& state, int seat) {
    Set town = state.towns[seat];
    int total = 0;
    for (int points = 1; points <= MOST_POINTS; points++) total += points * size(town & contents.points[points]);
    for_texts(state, seat, town, POINTS, [&](int, const Operation& one) { total += one.amount; });
    return total;
}

// GRO-10: whether the condition of an operation holds for its user or owner; points never depend on points.
static bool holds(const State& state, int seat, int card, int when) {
    if (when == ALWAYS) return true;
    if (when == IF_BEHIND) return count_points(state, 1 - seat) > count_points(state, seat);
    return holds_in_town(state, seat, card, when);
}

// GRO-14, GRO-20: the Buildings that cannot be lost that way.
static Set find_safe(const State& state, int seat, int danger) {
    Set safe = 0;
    for_texts(state, seat, state.towns[seat] & ~state.asleep, SAFE, [&](int card, const Operation& one) {
        safe |= Set{one.from == danger} << card;
    });
    return safe;
}

// GRO-10: cards leave a town, for the discards or elsewhere.
static void leave_town(State& state, int seat, Set cards) {
    state.towns[seat] &= ~cards;
    state.asleep &= ~cards;
    state.used &= ~cards;
    state.fighting &= ~cards;
}
static void discard(State& state, int seat, Set cards) {
    leave_town(state, seat, cards);
    state.discards |= cards;
}

// GRO-14: all Troops that fought are discarded, unless there is peace.
static void end_battle(State& state, bool killed) {
    for (int seat = 0; killed && seat < PLAYERS; seat++) discard(state, seat, state.towns[seat] & state.fighting);
    state.fighting = 0;
    state.defender = NOBODY;
    state.boosts[ATTACK] = state.boosts[DEFENCE] = 0;
}

// ---- Texts ----------------------------------------------------------------------------------------------

// GRO-10, GRO-20: the cards that an operation can be about.
static Cards find_cards(const State& state, int user, int card, const Operation& one, int seat) {
    switch (one.kind) {
        case RECOVER:
            if (count_others(state, user, card) >= box.hand) return 0;
            return state.discards & contents.kinds[one.what] & NO_EVENTS & ~card_only(card);
        case DROP: return count_others(state, seat, card) > 0 ? state.hands[seat] : 0;
        case GRAB: return seat != user && count_others(state, user, card) < box.hand ? state.hands[seat] : 0;
        case STEAL: if (seat == user) return 0;
    }
    Set fitting = state.towns[seat] & static_cast<Set>(contents.kinds[one.what]);
    return fitting == 0 ? 0 : fitting & ~find_safe(state, seat, FROM_CARDS);
}

// GRO-05: the cards that fall asleep, or wake up.
static Set find_sleepers(const State& state, const Operation& one, int seat) {
    if (one.kind == WAKE) return state.towns[seat] & ALL_BUILDINGS & state.asleep;
    return state.towns[seat] & static_cast<Set>(contents.kinds[one.what]) & ~state.asleep;
}

// GRO-02, GRO-10: the dice that an operation can be about, by what they show.
static Set find_dice(const State& state, const Operation& one) {
    Set found = 0;
    for (int material = 0; material < MATERIALS; material++) {
        bool fits = one.kind == REROLL || one.give == ANY || one.give == material;
        if (one.kind == EXCHANGE && one.take == material) fits = false;
        found |= Set{fits && state.dice[material] > 0} << material;
    }
    return found;
}

// GRO-10: whether an operation has something to work on at a player.
static bool can_work(const State& state, int user, int card, const Operation& one, int seat) {
    switch (one.kind) {
        case DRAW: return count_others(state, seat, card) < box.hand && has_cards(state);
        case GOODS: return state.holder == user;
        case EXCHANGE: case REROLL: case SPOIL: return find_dice(state, one) != 0;
        case MOVE: return one.where != HOME || state.groo != user;
        case BOOST: case FRAY: case PEACE: return state.defender != NOBODY;
        case CANCEL: return state.waits > 0;
        case SLEEP: case WAKE: return find_sleepers(state, one, seat) != 0;
    }
    return find_cards(state, user, card, one, seat) != 0;
}

// GRO-07, GRO-08, GRO-16: whether a text can be used, by the first operation that does something.
static bool can_begin(const State& state, int user, int card) {
    const Operation* one = contents.deed[card];
    if (one == nullptr || !holds(state, user, card, one->when)) return false;
    switch (one->who) {
        case SELF: return can_work(state, user, card, *one, user);
        case HERE: return can_work(state, user, card, *one, state.groo);
        case EVERYONE: if (can_work(state, user, card, *one, user)) return true;
    }
    return can_work(state, user, card, *one, 1 - user);
}

static void carry_out(State& state, int card, int user);

// GRO-09, GRO-13, GRO-19: a card of the pile, which the discards make when it is empty; an Event acts at once.
static void draw(State& state, int seat) {
    if (state.pile == 0) std::swap(state.pile, state.discards);
    int card = choose_card(CHANCE, state.pile);
    state.pile &= ~card_only(card);
    state.emptied += state.pile == 0 && state.emptied < 2;
    if (card < FIRST_EVENT) {
        state.hands[seat] |= card_only(card);
    } else {
        carry_out(state, card, seat);
        state.discards |= card_only(card);
    }
}

// GRO-10, GRO-20: one card goes where the operation says; asked only where there are several.
static void work_on_a_card(State& state, int user, const Operation& one, int seat, Cards possible) {
    bool is_chance = one.kind == GRAB || (one.kind == DROP && one.by == BY_CHANCE);
    bool is_asked = is_chance || (possible & (possible - 1)) != 0;
    int card = is_asked ? choose_card(is_chance ? CHANCE : PLAYER, possible) : find_card(possible, 0);
    Cards moved = card_only(card);
    bool into_hand = one.kind == RECOVER || one.kind == GRAB;
    if (one.kind == RETURN && card_count(state.hands[seat]) < box.hand) into_hand = true;
    if (one.kind == RECOVER) state.discards &= ~moved;
    else if (one.kind == DROP || one.kind == GRAB) state.hands[seat] &= ~moved;
    else leave_town(state, seat, static_cast<Set>(moved));
    if (into_hand) state.hands[one.kind == RETURN ? seat : user] |= moved;
    else if (one.kind != STEAL) state.discards |= moved;
    else state.towns[user] |= only(card), state.asleep |= only(card) & ALL_BUILDINGS;
}

// GRO-02, GRO-11: goods are made, or a die shows something else or is put aside.
static void work_on_a_die(State& state, const Operation& one) {
    if (one.kind == GOODS) {
        int material = one.take == ANY ? choose(PLAYER, MATERIALS) : one.take;
        state.goods[material] = std::min(state.goods[material] + 1, MOST_GOODS);
        return;
    }
    Set dice = find_dice(state, one);
    int given = find(dice, size(dice) > 1 ? choose(PLAYER, size(dice)) : 0), taken = one.take;
    if (one.kind == REROLL) taken = box.faces[choose(CHANCE, FACES)];
    else if (one.kind == EXCHANGE && taken == ANY) {
        Set others = (only(MATERIALS) - 1) & ~only(given);
        taken = find(others, choose(PLAYER, MATERIALS - 1));
    }
    state.dice[given]--;
    if (one.kind != SPOIL) state.dice[taken]++;
}

// GRO-03, GRO-18: Groo moves as the die says.
static void move_groo(State& state, int face) {
    bool is_far = box.moves == PRINTED_MOVES && face != LEFT_1 && face != RIGHT_1;
    if (face > LAST_DOG && !is_far) state.groo = 1 - state.groo;
}

// GRO-03, GRO-05, GRO-14: an operation that is no matter of single cards or dice.
static void work_at_once(State& state, int user, const Operation& one, int seat) {
    switch (one.kind) {
        case MOVE:
            if (one.where == DIE) move_groo(state, choose(CHANCE, FACES));
            else state.groo = one.where == HOME ? user : 1 - state.groo;
            break;
        case BOOST:
            state.boosts[one.side] += one.amount;
            state.boosts[one.side] = std::min(std::max(state.boosts[one.side], -MOST_GOODS), MOST_GOODS);
            break;
        case FRAY: case PEACE: end_battle(state, one.kind == FRAY); break;
        case SLEEP: state.asleep |= find_sleepers(state, one, seat); break;
        case WAKE: state.asleep &= ~find_sleepers(state, one, seat); break;
    }
}

// GRO-10: an operation at one player, as often as it says and has something to work on.
static void work(State& state, int user, int card, const Operation& one, int seat) {
    bool is_counted = one.kind <= GOODS || one.kind == REROLL || one.kind == SPOIL;
    for (int times = is_counted ? one.amount : 1; times > 0; times--) {
        if (one.kind < GOODS && one.kind != DRAW) {
            Cards possible = find_cards(state, user, card, one, seat);
            if (possible == 0) return;
            work_on_a_card(state, user, one, seat, possible);
        } else {
            if (!can_work(state, user, card, one, seat)) return;
            if (one.kind == DRAW) draw(state, seat);
            else if (one.kind <= SPOIL) work_on_a_die(state, one);
            else work_at_once(state, user, one, seat);
        }
    }
}

// GRO-10: operation by operation; each at one player completely before the next.
static void carry_out(State& state, int card, int user) {
    for (int step = 0; step < STEPS && contents.text[card][step].kind != NOTHING; step++) {
        const Operation& one = contents.text[card][step];
        if (one.kind >= POINTS || !holds(state, user, card, one.when)) continue;
        int first = one.who == SELF || one.who == EVERYONE ? user : one.who == HERE ? state.groo : 1 - user;
        work(state, user, card, one, first);
        if (one.who == EVERYONE) work(state, user, card, one, 1 - user);
    }
}

// ---- Windows --------------------------------------------------------------------------------------------

// GRO-05, GRO-06, GRO-10: a card that has waited takes effect.
static void take_effect(State& state, Waiting one) {
    if (one.card < FIRST_EFFECT) state.towns[one.player] |= only(one.card);
    if (one.card < FIRST_TROOP) {
        state.asleep |= only(one.card);
    } else {
        const Operation* deed = contents.deed[one.card];
        if (deed != nullptr && deed->time == PLAYED) carry_out(state, one.card, one.player);
        if (one.card >= FIRST_EFFECT) state.discards |= card_only(one.card);
    }
}

// GRO-08: everyone may play Wilds, until all have passed; then all cards that wait take effect.
static void open_window(State& state) {
    for (int asked = 0; asked < PLAYERS;) {
        int seat = (state.turn + asked) % PLAYERS;
        Set held = static_cast<Set>((state.hands[seat] & ALL_WILDS) >> FIRST_WILD), fitting = 0;
        while (held != 0) {
            int wild = take(held);
            fitting |= Set{can_begin(state, seat, FIRST_WILD + wild)} << wild;
        }
        int place = fitting == 0 ? 0 : choose(PLAYER, size(fitting) + 1);
        if (place == size(fitting)) {
            asked++;
            continue;
        }
        int card = FIRST_WILD + find(fitting, place);
        state.hands[seat] &= ~card_only(card);
        if (contents.text[card]->kind == CANCEL) {
            state.discards |= card_only(state.queue[--state.waits].card) | card_only(card);
        } else {
            state.queue[state.waits++] = {card, seat};
        }
        asked = 0;
    }
    int waits = std::exchange(state.waits, 0);
    for (int place = 0; place < waits; place++) take_effect(state, state.queue[place]);
}

// ---- Battles --------------------------------------------------------------------------------------------

// GRO-10: what doubling adds, by the printed value of the strongest others; each Troop doubles once.
static bool is_on_side(const Operation& one, int side) { return one.side == side || one.side == BOTH; }
static int count_doubled(const State& state, int seat, Set fighting, int side) {
    int added = 0, latest = NOBODY;
    Set doubled = 0;
    for_texts(state, seat, fighting & ~state.asleep, DOUBLE, [&](int card, const Operation& one) {
        if (!is_on_side(one, side) || std::exchange(latest, card) == card) return;
        int best = NOBODY;
        for (Set others = fighting & ~doubled & ~only(card); others != 0;) {
            int troop = take(others) - FIRST_TROOP;
            if (best == NOBODY || box.value[troop] > box.value[best]) best = troop;
        }
        if (best == NOBODY) return;
        doubled |= only(FIRST_TROOP + best);
        added += box.value[best];
    });
    return added;
}

// GRO-10, GRO-14: printed values, some of them doubled, then all that is added.
static int add_values(Set cards) {
    int value = 0;
    while (cards != 0) value += box.value[take(cards) - FIRST_TROOP];
    return value;
}
static int add_up(const State& state, int seat, int side) {
    Set fighting = state.towns[seat] & state.fighting;
    Set in_force = ((state.towns[seat] & ALL_BUILDINGS) | fighting) & ~state.asleep;
    int strength = state.boosts[side] + add_values(fighting) + count_doubled(state, seat, fighting, side);
    for_texts(state, seat, in_force, FIGHT, [&](int card, const Operation& one) {
        if (!is_on_side(one, side)) return;
        Set others = fighting & ~only(card);
        int family = contents.family[card], times = 1;
        if (one.of == OF_OTHERS) times = size(others);
        if (one.of == OF_FAMILY) times = family == NO_FAMILY ? 0 : size(others & contents.families[family]);
        strength += one.amount * times;
    });
    return std::max(0, strength);
}

// GRO-14: totals of printed points that Buildings can be lost for, a bit for each.
static Set find_totals(Set buildings) {
    Set totals = 1;
    for (int points = 1; points <= MOST_POINTS; points++) {
        for (int count = size(buildings & contents.points[points]); count > 0; count--) totals |= totals << points;
    }
    return totals;
}

// GRO-14: the Buildings that are not safe, and the largest total of them that fits.
static Set find_falling(const State& state) {
    return state.towns[state.defender] & ALL_BUILDINGS & ~find_safe(state, state.defender, FROM_WAR);
}
static int largest_fitting(const State& state, int loss) {
    if (loss <= 0) return 0;
    Set fitting = find_totals(find_falling(state)) & ((only(loss) << 1) - 1);
    return 63 - __builtin_clzll(fitting);
}
static int largest_loss(const State& state) {
    int result = add_up(state, state.turn, ATTACK) - add_up(state, state.defender, DEFENCE);
    return largest_fitting(state, std::min(MOST_LOST, result));
}

// GRO-14: the defender names Buildings, such that the rest of the largest total can still be lost exactly.
static void lose_buildings(State& state) {
    for (int losing = largest_loss(state); losing > 0; losing = largest_fitting(state, losing)) {
        Set falling = find_falling(state), possible = 0;
        for (int points = 1; points <= std::min(MOST_POINTS, losing); points++) {
            Set alike = falling & contents.points[points];
            if (alike == 0) continue;
            Set totals = find_totals(falling & ~(alike & -alike));  // without one of them
            if (totals >> (losing - points) & 1) possible |= alike;
        }
        int card = find(possible, size(possible) > 1 ? choose(PLAYER, size(possible)) : 0);
        discard(state, state.defender, only(card));
        losing -= box.points[card];
    }
}

// GRO-14: Troops are sent one by one; an attacker sends one at least.
static void send(State& state, int seat, bool has_to) {
    Set waiting = troops(state, seat);
    while (waiting != 0) {
        int count = size(waiting), place = choose(PLAYER, count + !has_to);
        if (place == count) return;
        Set sent = only(find(waiting, place));
        waiting &= ~sent;
        state.fighting |= sent;
        has_to = false;
    }
}

// GRO-14: an attack, if the active player likes, with its windows; a Wild may end it.
static void attack(State& state) {
    if (troops(state, state.turn) == 0 || choose(PLAYER, PLAYERS) == PLAYERS - 1) return;
    state.defender = 1 - state.turn;
    send(state, state.turn, true);
    open_window(state);
    if (state.defender == NOBODY) return;
    send(state, state.defender, false);
    open_window(state);
    if (state.defender == NOBODY) return;
    if (largest_loss(state) > 0) {
        open_window(state);
        if (state.defender == NOBODY) return;
        lose_buildings(state);
    }
    end_battle(state, true);
}

// ---- Building, turns and matches ------------------------------------------------------------------------

// GRO-10, GRO-11: what a card needs of a material, less what texts in the own town save.
static int find_cost(const State& state, int seat, int card, int material) {
    int needed = contents.cost[card][material];
    if (needed == 0) return 0;
    for_texts(state, seat, state.towns[seat] & ~state.asleep, CHEAPER, [&](int, const Operation& one) {
        needed -= one.give == material && (contents.kinds[one.what] & card_only(card)) != 0;
    });
    return std::max(0, needed);
}

// GRO-11, GRO-15: whether dice and goods pay for a card; and paying, goods first.
static bool can_pay(const State& state, int seat, int card) {
    for (int material = 0; material < MATERIALS; material++) {
        int there = state.dice[material] + state.goods[material];
        if (contents.cost[card][material] <= there) continue;
        if (find_cost(state, seat, card, material) > there) return false;
    }
    return true;
}
static void pay(State& state, int seat, int card) {
    for (int material = 0; material < MATERIALS; material++) {
        int needed = find_cost(state, seat, card, material), own = std::min(needed, state.goods[material]);
        state.goods[material] -= own;
        state.dice[material] -= needed - own;
    }
}

// GRO-15, GRO-16: who holds the dice plays cards and uses powers, as often as possible.
static void use_dice(State& state, int seat) {
    for (;;) {
        Set playable = 0, usable = 0;
        for (Set hand = static_cast<Set>(state.hands[seat]) & (only(FIRST_WILD) - 1); hand != 0;) {
            int card = take(hand);
            if (!can_pay(state, seat, card)) continue;
            if (card < FIRST_EFFECT || can_begin(state, seat, card)) playable |= only(card);
        }
        Set powers = state.towns[seat] & contents.with_power[seat != state.turn] & ~state.asleep & ~state.used;
        while (powers != 0) {
            int card = take(powers);
            if (can_begin(state, seat, card)) usable |= only(card);
        }
        int plays = size(playable), uses = size(usable), place = choose(PLAYER, plays + uses + 1);
        if (place == plays + uses) return;
        if (place < plays) {
            int card = find(playable, place);
            pay(state, seat, card);
            state.hands[seat] &= ~card_only(card);
            state.queue[state.waits++] = {card, seat};
            open_window(state);
        } else {
            int card = find(usable, place - plays);
            if (contents.deed[card]->time == DISCARD) discard(state, seat, only(card));
            else state.used |= only(card);
            carry_out(state, card, seat);
        }
    }
}

// GRO-15, GRO-16: all dice are rolled, and used by the active player; the other one has what is left.
static void build(State& state) {
    for (int die = 0; die < DICE; die++) state.dice[box.faces[choose(CHANCE, FACES)]]++;
    move_groo(state, choose(CHANCE, FACES));
    state.holder = state.turn;
    open_window(state);
    for (int taken = 0; taken < PLAYERS; taken++) {
        use_dice(state, state.holder);
        std::fill_n(state.goods, int{MATERIALS}, 0);
        if (std::all_of(state.dice, state.dice + MATERIALS, [](int dice) { return dice == 0; })) break;
        state.holder = 1 - state.holder;
    }
    std::fill_n(state.dice, int{MATERIALS}, 0);
    state.holder = NOBODY;
}

// GRO-12, GRO-13: as many cards as the active player likes are discarded, or drawn.
static void discard_cards(State& state) {
    Cards& hand = state.hands[state.turn];
    while (hand != 0) {
        int count = card_count(hand), place = choose(PLAYER, count + 1);
        if (place == count) return;
        Cards discarded = card_only(find_card(hand, place));
        hand &= ~discarded;
        state.discards |= discarded;
    }
}
static void draw_cards(State& state) {
    while (card_count(state.hands[state.turn]) < box.hand && has_cards(state)) {
        if (choose(PLAYER, 2) == 1) return;
        draw(state, state.turn);
    }
}

// GRO-05, GRO-12 to GRO-17: one turn.
static void play_turn(State& state) {
    state.asleep = state.used = 0;
    open_window(state);
    discard_cards(state);
    draw_cards(state);
    attack(state);
    build(state);
    draw_cards(state);
    open_window(state);
}

// GRO-04: a dealer by lot, in whose town Groo starts, and full hands from the dealer's left on.
static void set_up(State& state) {
    state.pile = contents.all;
    state.holder = state.defender = NOBODY;
    state.groo = choose(CHANCE, PLAYERS);
    state.turn = 1 - state.groo;
    for (int seat : {state.turn, state.groo}) {
        for (int cards = 0; cards < box.hand; cards++) {
            Cards dealt = card_only(choose_card(CHANCE, state.pile & NO_EVENTS));
            state.pile &= ~dealt;
            state.hands[seat] |= dealt;
            state.emptied += state.pile == 0;
        }
    }
}

// GRO-19: the score of who has not reached the goal: points, then combat value, then the distance from Groo.
static int rank(const State& state, int seat) {
    return count_points(state, seat) * 1000 + add_values(troops(state, seat)) * 4 + (state.groo != seat);
}

// GRO-18, GRO-19, GRO-21: one match at random, to the end.
static void play_match() {
    State state{};
    set_up(state);
    int last_turns = NOBODY, winner = NOBODY;
    for (int turns = 1;; turns++) {
        play_turn(state);
        if (count_points(state, state.turn) >= box.goal) winner = state.turn;
        if (last_turns > 0) last_turns--;
        else if (last_turns == NOBODY && state.emptied == 2) last_turns = PLAYERS - 1;
        if (winner != NOBODY || last_turns == 0 || turns == box.turn_limit) break;
        state.turn = 1 - state.turn;
    }
    int lead = rank(state, 0) - rank(state, 1);
    if (winner != NOBODY) tally.wins[winner]++;
    else (lead == 0 ? tally.draws : tally.wins[lead < 0])++;
}

// Reads a whole number without sign; false if the text is anything else (no clause).
static bool read_number(const char* text, unsigned long long& number) {
    if (text[0] < '0' || text[0] > '9') return false;
    char* end = nullptr;
    errno = 0;
    number = std::strtoull(text, &end, 10);
    return *end == '\0' && errno == 0;
}

// groo MATCHES SEED < BOX: plays the matches and prints one line of JSON (no clause).
int main(int argc, char** argv) {
    unsigned long long matches = 0, seed = 0;
    if (argc != 3 || !read_number(argv[1], matches) || !read_number(argv[2], seed) || matches == 0) {
        std::fprintf(stderr, "Use it as: groo MATCHES SEED < BOX, both below 2^64, MATCHES 1 or more.\n");
        return 2;
    }
    bool is_whole = std::fread(&box, sizeof box, 1, stdin) == 1 && std::getchar() == EOF;
    if (!is_whole || box.players != PLAYERS || box.events_wait != 0 || box.draws_full != 0) {
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
