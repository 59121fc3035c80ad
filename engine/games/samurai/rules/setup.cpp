// Options, reports, and what bots and pictures ask.
#include "engine/games/samurai/cards/option_words.h"
#include "engine/games/samurai/text/names.h"

namespace engawa::samurai {
namespace {

Error refusal(const Book& book, std::string_view code) {  // SAM-050
    for (const Refusal& each : book.cards.refusal) {
        if (each.id == code) return error(code, each.text);
    }
    return error(code, "These options do not go together.");
}

// SAM-042 to SAM-048, in their order (SAM-050); empty: none.
std::string_view conflict(const Options& options, bool opponent_given) {
    const bool campaign = options.mode == Mode::Campaign;
    if (options.blood && campaign) return "blood_in_campaign";
    if (options.three && campaign) return "three_in_campaign";
    if (opponent_given && options.three) return "opponent_with_three";
    if (opponent_given && options.mode == Mode::Clan) return "opponent_in_clan";
    return {};
}

}  // namespace

Samurai::Samurai() : Samurai(default_cards()) {}
Samurai::Samurai(const CardSet& cards) : book_(std::make_shared<const Book>(cards)) {}

std::string Samurai::cards_digest() const { return book_->usual ? "" : digest(book_->cards); }

std::span<const OptionSpec> Samurai::schema() const { return book_->schema; }

Result<Options> Samurai::options(const Given& given) const {
    const auto chosen = choose(schema(), given);
    if (!chosen) return chosen.error();
    const auto value = [&](OptionIndex i) {
        return static_cast<std::uint8_t>((*chosen)[static_cast<unsigned>(i)].value);
    };
    Options options;
    options.mode = static_cast<Mode>(value(OptionIndex::Mode));
    options.opponent = value(OptionIndex::Opponent);
    options.weapon = value(OptionIndex::Weapon);
    options.surrounding = value(OptionIndex::Surrounding);
    options.weather = value(OptionIndex::Weather);
    if (options.weather > book_->cards.weather.size()) {
        options.weather = 0;
        options.random_weather = true;
    }
    options.difficulty = value(OptionIndex::Difficulty);
    options.blood = value(OptionIndex::Blood) == 1;
    options.bushido = value(OptionIndex::Bushido) == 1;
    options.gisei = value(OptionIndex::Gisei) == 1;
    options.three = value(OptionIndex::Three) == 1;
    options.yoroi = static_cast<Wearer>(value(OptionIndex::Yoroi));
    options.redraws_once = value(OptionIndex::Redraws) == 1;
    const bool opponent_given = (*chosen)[static_cast<unsigned>(OptionIndex::Opponent)].given;
    const std::string_view code = conflict(options, opponent_given);
    if (!code.empty()) return refusal(*book_, code);
    // The default opponent counts for a single duel against one foe only (SAM-031, SAM-047).
    if (options.mode == Mode::Clan || options.three) options.opponent = 0;
    if (options.mode == Mode::Campaign && !opponent_given) {
        options.opponent = static_cast<std::uint8_t>(book_->last_duel().ability - 1);
    }
    return options;
}

int Samurai::longest(const Options& options) const {  // SAM-771, SAM-772
    if (!book_->usual) return 0;
    if (options.mode == Mode::Campaign) return 85000;
    return options.mode == Mode::Clan ? 23500 : 14100;
}

Report Samurai::report(const State& s) const {
    Report report;
    if (s.over()) report.reason = kCauseWords[static_cast<unsigned>(s.cause())];
    if (s.won()) report.winners = SeatSet::first_seats(1);
    const int stages = book_->stages(Mode::Campaign);
    report.utility[0] = s.won()                    ? kMaxUtility
                        : s.mode == Mode::Campaign ? kMaxUtility * duels_won(s) / stages
                                                   : 0;
    report.points[0] = score(s);
    report.add_extra("won", s.won() ? 1 : 0);
    report.add_extra("score", score(s));
    report.add_extra("duels_won", duels_won(s));
    report.add_extra("rounds", s.round);
    report.add_extra("life", s.life);
    report.add_extra("ki", s.ki);
    report.add_extra("armour", s.armour);
    report.add_extra("damage_dealt", s.dealt);
    return report;
}

int Samurai::duels_won(const State& s) const {  // SAM-648
    if (s.mode != Mode::Campaign) return s.won() ? 1 : 0;
    return s.won() ? book_->stages(Mode::Campaign) : s.stage;
}

int Samurai::score(const State& s) const {  // SAM-744 to SAM-746
    const Constants& c = book_->c;
    const int left = c.score_life * s.life + c.score_ki * s.ki;
    const int lost = std::min<int>(s.dealt, c.score_loss_max);
    if (s.mode == Mode::Campaign) return c.score_duel * duels_won(s) + (s.won() ? left : lost);
    if (!s.won()) return lost;
    return c.score_win + left + std::max(0, c.score_round_par - s.round);
}

const CardSet& Samurai::cards() const { return book_->cards; }
int Samurai::max_life(const State& s) const { return samurai::max_life(*book_, s); }
int Samurai::ki_limit(const State& s) const { return samurai::ki_limit(*book_, s); }
int Samurai::block(const State& s) const { return samurai::block(*book_, s); }
int Samurai::dodge(const State& s) const { return samurai::dodge(*book_, s); }

}  // namespace engawa::samurai
