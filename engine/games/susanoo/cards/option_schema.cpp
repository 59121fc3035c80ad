// The options (SUS-541, SUS-542): their names, values and defaults.
#include <iterator>

#include "engine/games/susanoo/cards/book.h"

namespace engawa::susanoo {
namespace {

enum class Index : unsigned {
    Seats,
    FirstPlayer,
    BeingChoice,
    ElementFromBeing,
    TieWins,
    HelperPours,
    RetreatWithHelper,
    EquipWindows,
    TradesPerTurn,
    DeathLosesSake,
    FinishRound,
    ScoreHandItems,
    SakeTieBonus,
    EventPasses,
};

constexpr std::string_view kSeats[] = {"3", "4", "5"};
constexpr std::string_view kFirst[] = {"random", "1", "2", "3", "4", "5"};
constexpr std::string_view kBeings[] = {"draft", "random", "deal2"};
constexpr std::string_view kOnOff[] = {"on", "off"};
constexpr std::string_view kOffOn[] = {"off", "on"};
constexpr std::string_view kTies[] = {"foes", "fighters"};
constexpr std::string_view kEquip[] = {"both", "end"};
constexpr std::string_view kTrades[] = {"1", "0", "2", "3"};
constexpr std::string_view kBonus[] = {"3", "0", "5"};
constexpr std::string_view kPasses[] = {"12", "8", "5", "3", "2", "1", "0"};
constexpr std::string_view kNumbers[] = {"0", "1", "2", "3",  "4",  "5", "6",
                                         "7", "8", "9", "10", "11", "12"};
static_assert(std::size(kNumbers) == kMostPasses + 1);

OptionSpec choice(std::string_view name, std::span<const std::string_view> values) {
    return {name, OptionKind::Choice, values, 0, 0, values[0], RuleId{"SUS-542"}};
}

}  // namespace

std::vector<OptionSpec> option_schema(int passes) {
    return {
        {"seats", OptionKind::Number, kSeats, 3, kMaxSeats, "4", RuleId{"SUS-008"}},
        choice("first_player", kFirst),
        choice("being_choice", kBeings),
        choice("element_from_being", kOnOff),
        choice("tie_wins", kTies),
        choice("helper_pours", kOnOff),
        choice("retreat_with_helper", kOffOn),
        choice("equip_windows", kEquip),
        choice("trades_per_turn", kTrades),
        choice("death_loses_sake", kOffOn),
        choice("finish_round", kOffOn),
        choice("score_hand_items", kOnOff),
        choice("sake_tie_bonus", kBonus),
        {"event_passes", OptionKind::Number, kPasses, 0, kMostPasses, kNumbers[passes],
         RuleId{"SUS-542"}},
    };
}

std::span<const OptionSpec> Susanoo::schema() const { return book_->schema; }

Result<Options> Susanoo::options(const Given& given) const {
    const auto chosen = choose(schema(), given);
    if (!chosen) return chosen.error();
    const auto value = [&](Index i) {
        return static_cast<std::uint8_t>((*chosen)[static_cast<unsigned>(i)].value);
    };
    constexpr std::uint8_t kTradeValues[] = {1, 0, 2, 3};
    constexpr std::uint8_t kBonusValues[] = {3, 0, 5};
    Options options;
    options.seats = value(Index::Seats);
    options.first_player = value(Index::FirstPlayer);
    options.being_choice = static_cast<BeingChoice>(value(Index::BeingChoice));
    options.element_from_being = value(Index::ElementFromBeing) == 0;
    options.tie_wins_fighters = value(Index::TieWins) == 1;
    options.helper_pours = value(Index::HelperPours) == 0;
    options.retreat_with_helper = value(Index::RetreatWithHelper) == 1;
    options.equip_at_end_only = value(Index::EquipWindows) == 1;
    options.trades_per_turn = kTradeValues[value(Index::TradesPerTurn)];
    options.death_loses_sake = value(Index::DeathLosesSake) == 1;
    options.finish_round = value(Index::FinishRound) == 1;
    options.score_hand_items = value(Index::ScoreHandItems) == 0;
    options.sake_tie_bonus = kBonusValues[value(Index::SakeTieBonus)];
    options.event_passes = value(Index::EventPasses);
    if (options.first_player > options.seats) {
        return error("option_conflict", "first_player names a seat that the table does not have");
    }
    return options;
}

}  // namespace engawa::susanoo
