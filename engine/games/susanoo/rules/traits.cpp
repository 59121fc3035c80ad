#include "engine/games/susanoo/rules/traits.h"

#include "engine/games/susanoo/rules/facts.h"
#include "engine/games/susanoo/rules/happening.h"

namespace engawa::susanoo {
namespace {

bool is(const Event& event, Happening kind, int player) {
    return event.kind == static_cast<std::uint8_t>(kind) && event.numbers[0] == player;
}

int first_being(std::span<const Event> events, int player) {
    for (const Event& event : events) {
        if (is(event, Happening::BeingChosen, player)) return event.numbers[1];
    }
    return kNoCard;
}

int deaths(std::span<const Event> events, int player) {
    int count = 0;
    for (const Event& event : events) count += is(event, Happening::Died, player) ? 1 : 0;
    return count;
}

// What a player did to others and with the pool.
struct Deeds {
    int hindrances = 0;  // of battles of others
    int refusals = 0;
    int counters = 0;
    int renewals = 0;
    int gifts = 0;
    int rewards = 0;  // Reward cards that came to the hand
};

Deeds deeds_of(const Book& book, std::span<const Event> events, int player) {
    Deeds deeds;
    int main = kNobody;
    int helper = kNobody;
    for (const Event& event : events) {
        const auto& n = event.numbers;
        const bool mine = n[0] == player;
        const bool against = mine && main != kNobody && main != player && helper != player;
        switch (static_cast<Happening>(event.kind)) {
            case Happening::FightBegan: main = n[0]; break;
            case Happening::HelpAgreed: helper = n[0]; break;
            case Happening::BattleOver: main = helper = kNobody; break;
            case Happening::PouredAgainst:
            case Happening::FoeJoined: deeds.hindrances += against ? 1 : 0; break;
            case Happening::SidePicked: deeds.hindrances += against && n[2] == 1 ? 1 : 0; break;
            case Happening::Played: {
                const CardValues& card = book.of(n[1]);
                const bool harms = card.harms && card.lies() && !card.chooses_side;
                deeds.hindrances += against && harms ? 1 : 0;
                break;
            }
            case Happening::HelpRefused: deeds.refusals += mine ? 1 : 0; break;
            case Happening::Countered: deeds.counters += mine ? 1 : 0; break;
            case Happening::PoolRenewed: deeds.renewals += mine ? 1 : 0; break;
            case Happening::Gave: deeds.gifts += mine ? 1 : 0; break;
            case Happening::Drew: deeds.rewards += mine && n[2] == 1 ? 1 : 0; break;
            case Happening::TookReward: deeds.rewards += mine ? 1 : 0; break;
            default: break;
        }
    }
    return deeds;
}

}  // namespace

Traits traits_of(const Susanoo& game, const State& s, std::span<const Event> events, Seat seat) {
    const Book& book = game.book();
    const int player = seat.index();
    Traits traits;
    const auto had = [&](const std::string& kind, int card) {
        if (card == kNoCard) return;
        traits.had.push_back(kind + " " + book.card(card).id + " " + book.card(card).name);
    };
    const Cards items = items_in_play(book, s, player) | (s.hand[player] & book.items);
    had("first", first_being(events, player));
    had("being", s.being[player]);
    each(items, [&](int card) { had("item", card); });
    each_form(s.forms[player], [&](int card) { had("form", card); });
    each(heads_of(book, s, player), [&](int card) { had("head", card); });
    const Deeds deeds = deeds_of(book, events, player);
    traits.figures = {{"level", s.level[player]},
                      {"points", game.score(s, player).sum()},
                      {"heads", heads_of(book, s, player).size()},
                      {"forms", std::popcount(s.forms[player])},
                      {"items", items.size()},
                      {"drinks", sake(book, s, player).size()},
                      {"deaths", deaths(events, player)},
                      {"hindrances", deeds.hindrances},
                      {"refusals", deeds.refusals},
                      {"counters", deeds.counters},
                      {"renewals", deeds.renewals},
                      {"gifts", deeds.gifts},
                      {"rewards", deeds.rewards}};
    return traits;
}

}  // namespace engawa::susanoo
