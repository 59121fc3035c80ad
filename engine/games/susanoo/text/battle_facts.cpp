#include "engine/games/susanoo/text/battle_facts.h"

#include <algorithm>
#include <array>

namespace engawa::susanoo {
namespace {

constexpr int kCups = 3;  // for each head, and against the main fighter (SUS-472)

using BySeat = std::array<std::string_view, kMaxSeats>;
constexpr BySeat kRelation = {"relation.1", "relation.2", "relation.3", "relation.4", "relation.5"};
constexpr BySeat kElement = {"element.1", "element.2", "element.3", "element.4", "element.5"};
constexpr BySeat kDie = {"die.1", "die.2", "die.3", "die.4", "die.5"};

// What a card does after a battle, by its action; losses by where they come from, draws by the
// deck. The number is what the effect says.
struct EffectNames {
    std::array<std::string_view, 8> lose;  // by From
    std::array<std::string_view, 6> draw;  // by Deck
    std::string_view whole_hand, steal, sake, form, level, death, die;
};
constexpr EffectNames kWin = {
    {"", "win.hand", "win.random", "win.item", "win.helmet", "win.armor", "win.weapon",
     "win.lose_sake"},
    {"", "win.reward", "win.event", "win.reward_discard", "win.event_discard", ""},
    "win.whole_hand",
    "win.steal",
    "win.sake",
    "win.form",
    "win.level",
    "win.death",
    "win.die"};
constexpr EffectNames kLose = {
    {"", "lose.hand", "lose.random", "lose.item", "lose.helmet", "lose.armor", "lose.weapon",
     "lose.sake"},
    {"", "lose.reward", "lose.event", "lose.reward_discard", "lose.event_discard", ""},
    "lose.whole_hand",
    "lose.steal",
    "lose.gain_sake",
    "lose.form",
    "lose.level",
    "lose.death",
    "lose.die"};

bool takes_whole_hand(const Rule& rule) {
    return rule.act == Action::Lose && rule.from == From::Hand && rule.n == kAllCards;
}

std::string_view name_in(const EffectNames& names, const Rule& rule) {
    if (takes_whole_hand(rule)) return names.whole_hand;
    switch (rule.act) {
        case Action::Lose: return names.lose[static_cast<unsigned>(rule.from)];
        case Action::Draw: return names.draw[rule.what];
        case Action::Steal: return names.steal;
        case Action::Sake: return names.sake;
        case Action::Transform: return names.form;
        case Action::Level: return names.level;
        case Action::Death: return names.death;
        default: return {};
    }
}

// A condition by its test: what it asks for, and whether it holds now; dice that are to come aside.
struct ConditionNames {
    std::string_view when, when_holds, unless, unless_holds;
};
constexpr std::array<ConditionNames, static_cast<unsigned>(Test::DieGe)> kConditions = {{
    {"when.foe_element", "when.foe_element.holds", "unless.foe_element",
     "unless.foe_element.holds"},
    {"when.has_element", "when.has_element.holds", "unless.has_element",
     "unless.has_element.holds"},
    {"when.level_ge", "when.level_ge.holds", "unless.level_ge", "unless.level_ge.holds"},
    {"when.vs_head", "when.vs_head.holds", "unless.vs_head", "unless.vs_head.holds"},
    {"when.helped", "when.helped.holds", "unless.helped", "unless.helped.holds"},
    {"when.hand_ge", "when.hand_ge.holds", "unless.hand_ge", "unless.hand_ge.holds"},
    {"when.slot_used", "when.slot_used.holds", "unless.slot_used", "unless.slot_used.holds"},
}};

void add_conditions(const Book& book, const State& s, int card, std::vector<Fact>& facts) {
    for (const Rule& rule : book.rules_of(book.of(card))) {
        for (int i = 0; i < rule.tests; ++i) {
            Rule alone = rule;
            alone.first_test = static_cast<std::uint16_t>(rule.first_test + i);
            alone.tests = 1;
            const Condition& test = book.tests_of(alone).front();
            if (test.test == Test::DieGe) continue;
            const ConditionNames& names = kConditions[static_cast<unsigned>(test.test)];
            const bool plain = test.test == Test::VsHead || test.test == Test::Helped;
            const bool met = holds(book, s, alone, card, s.main, 0);
            facts.push_back({test.negated ? names.unless : names.when, plain ? 1 : test.value});
            facts.push_back({test.negated ? names.unless_holds : names.when_holds, int{met}});
        }
    }
}

// The effects whose conditions hold now; whether those on a die will hold is not known yet.
void add_effects(const Book& book, const State& s, int card, Trigger on, int you,
                 std::vector<Fact>& facts) {
    const CardValues& its = book.of(card);
    if (!its.has(on)) return;
    const EffectNames& names = on == Trigger::Win ? kWin : kLose;
    if (its.rolls_for(on)) facts.push_back({names.die, 1});
    for (const Rule& rule : book.rules_of(its)) {
        if (rule.on != on || !holds(book, s, rule, card, you, 0)) continue;
        const int n = rule.act == Action::Death || takes_whole_hand(rule) ? 1 : rule.n;
        if (const std::string_view name = name_in(names, rule); !name.empty()) {
            facts.push_back({name, n});
        }
        const int whom = rule.who == Who::Main ? s.main + 1 : rule.who == Who::Self ? you + 1 : 0;
        if (on == Trigger::Win) facts.push_back({"win.seat", whom});
    }
}

void add_terms(const Terms& terms, const std::array<std::string_view, 3>& names,
               std::vector<Fact>& facts) {
    if (terms.k != Terms::kUnset) facts.push_back({names[0], terms.k});
    if (terms.y != Terms::kUnset) facts.push_back({names[1], terms.y});
    if (terms.side != Terms::kUnset) facts.push_back({names[2], terms.drinks()});
}

void add_deals(const State& s, std::vector<Fact>& facts) {
    add_terms(s.deal, {"deal.cards", "deal.yokai", "deal.sake"}, facts);
    const int asked = asked_for_help(s);
    if (asked == kNobody) return;
    facts.push_back({"offer.asked", asked + 1});
    const bool counter = std::any_of(s.agenda.begin(), s.agenda.begin() + s.depth,
                                     [](const Task& t) { return t.step == Step::CounterAnswer; });
    facts.push_back({"offer.maker", (counter ? asked : int{s.main}) + 1});
    add_terms(s.offer, {"offer.cards", "offer.yokai", "offer.sake"}, facts);
}

void add_stakes(const Book& book, const State& s, std::vector<Fact>& facts) {
    int levels = 0;
    int heads = 0;
    for (int i = 0; i < s.foe_count; ++i) {
        const int foe = s.foes[i].card;
        const bool head = book.heads.has(foe);
        heads += head ? 1 : 0;
        levels += head ? 2 : book.of(foe).levels;  // SUS-099
    }
    facts.push_back({"win.levels", levels});
    facts.push_back({"win.rewards", printed_rewards(book, s)});
    facts.push_back({"win.heads", heads});
    if (heads == 0) return;
    const int against = hostile_drinks(s);
    facts.insert(facts.end(), {{"cups.on_foes", s.poured_count - against},
                               {"cups.on_foes_most", kCups * heads},
                               {"cups.on_main", against},
                               {"cups.on_main_most", kCups}});
}

// SUS-205: what is missing to win, a tie counted in, or by how much it is won.
void add_verdict(const Book& book, const State& s, std::vector<Fact>& facts) {
    const Totals sums = totals(book, s);
    const int ahead = sums.fighters - sums.foes;
    const bool won = ahead > 0 || (ahead == 0 && s.tie_wins_fighters());
    const int missing = s.tie_wins_fighters() ? -ahead : 1 - ahead;
    facts.insert(facts.end(), {{"total.fighters", sums.fighters},
                               {"total.foes", sums.foes},
                               {"won", int{won}},
                               {"margin", won ? ahead : missing}});
}

}  // namespace

State with_helper(const State& s, int player) {
    State helped = s;
    helped.helper = static_cast<std::uint8_t>(player);
    return helped;
}

int asked_for_help(const State& s) {
    for (int i = s.depth; i > 0; --i) {
        const Task& task = s.agenda[i - 1];
        if (task.step == Step::Answer) return task.a;
        if (task.step == Step::CounterAnswer) return task.b;
    }
    return kNobody;
}

void add_battle_facts(const Book& book, const State& s, std::vector<Fact>& facts) {
    facts.push_back({"main", s.main + 1});
    if (s.helper != kNobody) facts.push_back({"helper", s.helper + 1});
    add_verdict(book, s, facts);
    add_stakes(book, s, facts);
    facts.push_back({"help_blocked", int{help_blocked(book, s)}});
    for (int player = 0; player < s.players; ++player) {
        if ((s.asked >> player & 1) != 0) facts.push_back({"asked", player + 1});
        if ((may_be_asked(book, s) >> player & 1) != 0) facts.push_back({"askable", player + 1});
    }
    for (int slot = 0; slot <= static_cast<int>(Slot::Transformation); ++slot) {
        if ((muted(book, s) >> slot & 1) != 0) facts.push_back({"muted", slot});
    }
    add_deals(s, facts);
}

void add_own_facts(const Book& book, const State& s, int player, int card,
                   std::vector<Fact>& facts) {
    const auto mark = [&](bool so, std::string_view name) {
        if (so) facts.push_back({name, 1});
    };
    const unsigned mutes = muted_for(book, s, player);
    bool in_force = card < kFirstForm && (card >= kFirstBeing || book.events.has(card));
    if (card >= kFirstForm) {
        in_force = card == s.form[player];
        mark(in_force, (s.waiting >> player & 1) != 0 ? "waiting" : "active");
    } else if (card < kFirstBeing && book.equipment.has(card)) {
        const int slot = static_cast<int>(book.of(card).type);
        facts.push_back({"slot", slot});
        in_force = card == s.in_use[player][slot];
        mark(in_force, "in_use");
        mark(player == s.main && card == s.deal.item(), "promised");
        mark(player == s.main && card == s.offer.item(), "offered");
    }
    if (!in_force) return;
    const bool active = counts(book, s, player, card, mutes);
    mark(!active && counts(book, s, player, card, 0), "muted");
    mark(is_used(s, card), "used");
    if (active && s.fighter(player)) add_effects(book, s, card, Trigger::Win, player, facts);
}

void add_foe_facts(const Book& book, const State& s, const Foe& foe, std::vector<Fact>& facts) {
    const int asked = asked_for_help(s);
    const unsigned may_help = may_be_asked(book, s);
    for (int player = 0; player < s.players; ++player) {
        const bool helps = player == asked || (may_help >> player & 1) != 0;
        if (!s.fighter(player) && !helps) continue;
        const unsigned own = s.fighter(player) ? elements(book, s, player)
                                               : elements(book, with_helper(s, player), player);
        const int better = relation(book, own, foe.card);
        facts.push_back({kRelation[player], better});
        for (int element = 0; better != 0 && element < kElements; ++element) {
            const unsigned one = own & 1u << element;
            if (relation(book, one, foe.card) == better)
                facts.push_back({kElement[player], element});
        }
    }
    if (foe.main_die != 0) facts.push_back({kDie[s.main], foe.main_die});
    if (foe.helper_die != 0) facts.push_back({kDie[s.helper], foe.helper_die});
    const bool head = book.heads.has(foe.card);
    const CardValues& its = book.of(foe.card);
    facts.push_back({"win.levels", head ? 2 : its.levels});
    facts.push_back({"win.rewards", its.rewards});
    add_conditions(book, s, foe.card, facts);
    if (head) facts.push_back({"lose.death", 1});  // SUS-485
    if (!head) add_effects(book, s, foe.card, Trigger::Bad, s.main, facts);
}

void add_played_facts(const Book& book, const State& s, const Outcome& result,
                      std::vector<Fact>& facts) {
    facts.insert(facts.end(), {{"seat", result.player() == kNobody ? 0 : result.player() + 1},
                               {"side", static_cast<int>(result.side())},
                               {"fighters", result.fighters},
                               {"foes", result.foes},
                               {"escape", result.escape},
                               {"wards", result.wards()}});
    add_effects(book, s, result.card, Trigger::Win, result.player(), facts);
}

}  // namespace engawa::susanoo
