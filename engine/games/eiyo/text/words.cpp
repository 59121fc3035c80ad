// Words for events and prompts: keys of data/words with their arguments.
#include "engine/games/eiyo/text/names.h"
#include "engine/games/eiyo/text/tableau_parts.h"

namespace engawa::eiyo {
namespace {

Term spot(int spot) { return Term::place(spot_id(spot)); }

// Solo rows are named by their corners, coop rows F0 to N2 (EIY-116, EIY-117).
Term row(int number) {
    const auto i = static_cast<unsigned>(number);
    return Term::place("row." + std::string{i < 8 ? kCornerNames[i] : kRowNames[i - 8]});
}

Term corner(int corner) { return Term::word("eiyo.corner." + std::string{kCornerNames[corner]}); }

// The cards of the default set have words in every language; others bring their own name.
class Cards {
  public:
    explicit Cards(const Book& book) : book_(book) {}

    // -1 is a card that is not heard (EIY-208).
    Term weapon(int kind) const {
        return kind < 0 ? Term::word("eiyo.hidden") : term(book_.weapon(kind));
    }
    Term foe(int number) const {
        const FoeTable& foes = book_.sets[number / 64];
        return term(*foes.cards[number % 64]);
    }

  private:
    template <class Card>
    Term term(const Card& card) const {
        return Term::card(card.id, book_.usual ? "" : card.name);
    }

    const Book& book_;
};

Phrase phrase(std::string_view key, Arguments arguments) {
    return {"eiyo.event." + std::string{key}, std::move(arguments)};
}

// A card that goes to a hand or comes from one.
Phrase card_phrase(std::string_view key, const Cards& cards, int player, int kind) {
    return phrase(key, {{"who", Term::seat(player)}, {"card", cards.weapon(kind)}});
}

Phrase play_phrase(std::string_view key, const Cards& cards, const Event& event) {
    const auto n = [&](unsigned i) { return int{event.numbers[i]}; };
    Phrase play = phrase(key, {{"who", Term::seat(n(0))},
                               {"card", cards.weapon(n(1))},
                               {"row", row(n(2))},
                               {"corner", corner(n(3))}});
    if (n(4) != 0) play.arguments.push_back({"turns", Term::number(n(4))});
    return play;
}

// The damage in all, and of each row that deals some.
Phrase struck_phrase(const Event& event) {
    const int damage = event.numbers[0];
    if (damage == 0) return phrase("struck", {{"damage", Term::word("eiyo.none")}});
    const bool coop = event.count > kCorners + 1;
    Arguments rows;
    for (int i = 0; i + 1 < event.count; ++i) {
        const int dealt = event.numbers[static_cast<unsigned>(i) + 1];
        if (dealt == 0) continue;
        rows.push_back(
            {{},
             Term::phrase({"eiyo.row_damage",
                           {{"row", row(coop ? i + 8 : i)}, {"damage", Term::number(dealt)}}})});
    }
    return phrase("struck",
                  {{"damage", Term::number(damage)}, {"rows", Term::list(std::move(rows))}});
}

Phrase discarded_phrase(const Term& card, int why) {
    constexpr std::string_view kWhy[] = {"eiyo.discarded.cost", "eiyo.discarded.effect",
                                         "eiyo.discarded.damage"};
    return phrase("discarded", {{"card", card}, {"why", Term::word(kWhy[why])}});
}

Phrase exhausted_phrase(int time) {
    constexpr std::string_view kTimes[] = {"eiyo.exhausted.first", "eiyo.exhausted.second",
                                           "eiyo.exhausted.third"};
    return phrase("exhausted", {{"how", Term::word(kTimes[time - 1])}});
}

Phrase ended_phrase(int end, int honor) {
    constexpr std::string_view kEnds[] = {"eiyo.end.victory", "eiyo.end.cleared_without_honor",
                                          "eiyo.end.overrun"};
    Phrase reason{std::string{kEnds[end]}, {{"honor", Term::number(honor)}}};
    return phrase("ended", {{"reason", Term::phrase(std::move(reason))}});
}

// EIY-102 to EIY-104: what is left to do in a turn of the fight.
std::string_view fight_key(const Book& book, const State& s) {
    const bool capped = s.coop() && s.passed == 0;
    const bool unarmed = s.hand_size[s.seat] == 0;
    if (capped && s.played != 0) {
        return unarmed || s.played >= book.constants.cards_per_turn ? "fight_full" : "fight_on";
    }
    if (unarmed) return "fight_empty";
    return capped ? "fight" : s.coop() ? "fight_alone" : "fight_solo";
}

}  // namespace

Phrase Eiyo::describe(const Event& event) const {
    const Cards cards(*book_);
    const auto n = [&](unsigned i) { return int{event.numbers[i]}; };
    const auto number = [&](unsigned i) { return Term::number(n(i)); };
    const auto who = [&] { return Argument{"who", Term::seat(n(0))}; };
    switch (static_cast<Happening>(event.kind)) {
        case Happening::Revealed:
            return phrase("revealed", {{"card", cards.foe(n(0))}, {"row", row(n(1))}});
        case Happening::Dealt: return card_phrase("dealt", cards, n(0), n(1));
        case Happening::Drew: return card_phrase("drew", cards, n(0), n(1));
        case Happening::Kept: return phrase("kept", {who()});
        case Happening::Redrew: return phrase("redrew", {who(), {"count", number(1)}});
        case Happening::Returned: return card_phrase("returned", cards, n(0), n(1));
        case Happening::Stood: return phrase("stood", {who(), {"spot", spot(n(1))}});
        case Happening::Agreed: return phrase("agreed", {who()});
        case Happening::Swapped: return phrase("swapped", {who()});
        case Happening::Proposed: return phrase("proposed", {who(), {"first", Term::seat(n(1))}});
        case Happening::Objected: return phrase("objected", {who()});
        case Happening::First: return phrase("first", {who()});
        case Happening::Attacked: return play_phrase("attacked", cards, event);
        case Happening::Deflected: return play_phrase("deflected", cards, event);
        case Happening::Waits:
            return phrase("waits", {who(), {"card", cards.weapon(n(1))}, {"row", row(n(2))}});
        case Happening::Defeated:
            return phrase("defeated",
                          {{"card", cards.foe(n(0))}, {"row", row(n(1))}, {"honor", number(2)}});
        case Happening::Lost:
            return phrase("lost", {{"card", cards.weapon(n(0))}, {"row", row(n(1))}});
        case Happening::Discarded: return discarded_phrase(cards.weapon(n(0)), n(1));
        case Happening::Exhausted: return exhausted_phrase(n(0));
        case Happening::Took: return card_phrase("took", cards, n(0), n(1));
        case Happening::LeftTheGame: return phrase("left_the_game", {{"card", cards.weapon(n(0))}});
        case Happening::Moved: return phrase("moved", {who(), {"spot", spot(n(1))}});
        case Happening::Showed: return phrase("showed", {who(), {"count", number(1)}});
        case Happening::ShowedCard: return card_phrase("showed_card", cards, n(0), n(1));
        case Happening::Done: return phrase("done", {who()});
        case Happening::Passed: return phrase("passed", {who()});
        case Happening::Struck: return struck_phrase(event);
        case Happening::Removed:
            return phrase("removed", {{"card", cards.foe(n(0))}, {"row", row(n(1))}});
        case Happening::Round: return phrase("round", {{"round", number(0)}});
        case Happening::LaidOpen: return card_phrase("laid_open", cards, n(0), n(1));
        case Happening::Ended: break;
    }
    return ended_phrase(n(0), n(1));
}

Phrase Eiyo::prompt(const State& s, Seat seat) const {
    const auto ask = [&](std::string_view key) {
        return Phrase{"eiyo.prompt." + std::string{key}, {{"who", Term::seat(seat)}}};
    };
    if (s.over()) return {"eiyo.prompt.over", {}};
    if (s.chance()) return {"eiyo.prompt.chance", {}};
    if (seat.index() != s.seat) return ask("beside");
    switch (s.phase) {
        case Phase::Mulligan: return ask("mulligan");
        case Phase::StandProposal: return ask(s.placement_talk ? "stand_open" : "stand");
        case Phase::StandAnswer:
            return ask(s.placement_talk ? "stand_answer_open" : "stand_answer");
        case Phase::FirstProposal: return ask("first");
        case Phase::FirstAnswer: {
            Phrase answer = ask("first_answer");
            answer.arguments.push_back({"first", Term::seat(s.first - 1)});
            return answer;
        }
        default: break;
    }
    const std::string_view key = fight_key(*book_, s);
    Phrase turn = ask(key);
    if (key == "fight_on") turn.arguments.push_back({"played", Term::number(s.played)});
    if (key == "fight_on" || key == "fight") {
        turn.arguments.push_back({"most", Term::number(book_->constants.cards_per_turn)});
    }
    return turn;
}

}  // namespace engawa::eiyo
