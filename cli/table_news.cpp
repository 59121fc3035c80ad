// What has happened, told to the person at the screen.
#include <algorithm>

#include "cli/input.h"
#include "cli/table.h"

namespace engawa::cli {
namespace {

constexpr int kWordsColumn = 13;

const Term* who(const Phrase& phrase) {
    for (const auto& [name, term] : phrase.arguments) {
        if (name == "who") return &term;
    }
    return nullptr;
}

// Plies that can be told in one sentence: the same thing done again by the same player.
bool alike(const Phrase& a, const Phrase& b) {
    if (a.key != b.key || a.arguments.empty() || b.arguments.empty()) return false;
    const Term* one = who(a);
    const Term* other = who(b);
    return (one == nullptr) == (other == nullptr) && (one == nullptr || *one == *other);
}

bool same_kind(const Phrase& a, const Phrase& b) {
    return a.key == b.key && who(a) != nullptr && who(b) != nullptr;
}

// Cards that go round the table, one to each, are told player by player.
std::vector<Phrase> by_player(const std::vector<Phrase>& phrases) {
    std::vector<Term> players;
    for (const Phrase& phrase : phrases) {
        if (!same_kind(phrases.front(), phrase)) return phrases;
        const bool known = std::find(players.begin(), players.end(), *who(phrase)) != players.end();
        if (!known) players.push_back(*who(phrase));
    }
    std::vector<Phrase> ordered;
    for (const Term& player : players) {
        for (const Phrase& phrase : phrases) {
            if (*who(phrase) == player) ordered.push_back(phrase);
        }
    }
    return ordered;
}

// "Sw@g5" is worth to be seen beside its sentence, "attack katana_top BR +1" is a sentence itself.
bool is_notation(const std::string& move) {
    constexpr std::string_view kSigns = "@-=+0123456789";
    return move.find_first_of(" :") == std::string::npos &&
           move.find_first_of(kSigns) != std::string::npos && move.size() < kWordsColumn;
}

}  // namespace

// Behind a curtain everybody is told the same events at other times; otherwise all look on.
std::size_t Table::listener() const {
    return curtained() && at_screen_ ? static_cast<std::size_t>(at_screen_->number()) : 0;
}

void Table::tell_no_news() {
    const auto seats = static_cast<std::size_t>(match().seats()) + 1;
    told_.assign(seats, match().standing().heard);
    words_told_ = told_;
}

const Manners& Table::manners() const { return manners_of(setup_.game->rules()); }

bool Table::in_list(std::string_view list, const std::string& name) {
    const std::vector<std::string> names = words_of(list);
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool Table::told_in(std::string_view list, const Phrase& phrase) const {
    const std::string prefix = key("event.");
    return phrase.key.starts_with(prefix) && in_list(list, phrase.key.substr(prefix.size()));
}

// What happened from that event on: the move, then what it did. The text of a chance move is never
// shown: it may name a card that only its owner saw.
std::vector<Table::News> Table::news_since(int sequence) const {
    std::vector<LogEntry> events = standing_events(*match().log(viewer(), sequence));
    std::erase_if(
        events, [this](const LogEntry& event) { return told_in(manners().untold, event.phrase); });
    const std::vector<std::string> moves = standing_moves(match().secret_record().reveal());
    const std::string heading = key("event.turn_began");
    const bool by_turns = manners().by_turns;
    std::vector<News> all;
    for (std::size_t i = 0; i < events.size();) {
        std::vector<Phrase> phrases{events[i].phrase};
        const bool begins = by_turns && events[i].phrase.key == heading;
        std::size_t end = i + 1;
        for (; end < events.size() && !begins; ++end) {
            const bool same_move = events[end].ply == events[end - 1].ply;
            const bool dealt = events[i].seat == kChance && events[end].seat == kChance &&
                               same_kind(events[i].phrase, events[end].phrase);
            if (!same_move && !dealt && !alike(events[i].phrase, events[end].phrase)) break;
            if (by_turns && events[end].phrase.key == heading) break;
            phrases.push_back(events[end].phrase);
        }
        if (events[i].seat == kChance) phrases = by_player(phrases);
        const auto ply = static_cast<std::size_t>(events[i].ply);
        const std::string move = ply < moves.size() ? moves[ply] : "";
        News news{"", console_.words().tell(phrases), begins, events[i].ply};
        for (std::size_t k = i; k < end; ++k) {
            if (at_screen_ == events[k].seat || !told_in(manners().explained, events[k].phrase)) {
                continue;
            }
            for (const auto& [name, term] : events[k].phrase.arguments) {
                if (name == "card") news.cards.push_back(term);
            }
        }
        if (events[i].seat != kChance && is_notation(move)) {
            news.left = move + (events[end - 1].ply != events[i].ply ? " ..." : "");
        }
        all.push_back(std::move(news));
        i = end;
    }
    return all;
}

void Table::tell(const News& news) {
    if (!news.left.empty()) return console_.list(news.left, news.text, kWordsColumn);
    console_.text(news.text, news.heading ? 0 : 2, Ink::Plain, news.heading);
}

// What a card says, when the listener hears of it for the first time.
void Table::explain_card(const Term& term) {
    if (cards_.empty()) cards_ = setup_.game->cards();
    const auto card = std::find_if(cards_.begin(), cards_.end(),
                                   [&](const CardInfo& one) { return one.id == term.id; });
    if (card == cards_.end() || in_list(manners().unexplained, card->kind)) return;
    if (!explained_.emplace(listener(), card->id).second) return;
    const Company company{std::string{match().game()}, {}};
    console_.text(std::string(4, kHardBlank) + console_.words().say(term, company) + ": " +
                      console_.words().read_out(card->text, company),
                  4, Ink::Quiet);
}

void Table::tell_news() {
    int& told = told_[listener()];
    for (const News& news : news_since(told)) {
        tell_words(news.ply);
        tell(news);
        for (const Term& card : news.cards) explain_card(card);
    }
    tell_words(match().plies());
    told = match().standing().heard;
}

// The last lines of the story, as the person at the screen may know it.
void Table::do_log(const std::string& rest) {
    constexpr long long kUsual = 20;
    const long long wanted = rest.empty() ? kUsual : number_of(rest);
    if (wanted < 1) return console_.say("table.log_how");
    const std::vector<News> all = news_since(0);
    const auto skip = all.size() - std::min(all.size(), static_cast<std::size_t>(wanted));
    for (std::size_t i = skip; i < all.size(); ++i) tell(all[i]);
}

// What the others said before that ply, and was not told yet; everybody knows the own words.
void Table::tell_words(int ply) {
    int& told = words_told_[listener()];
    for (const LogEntry& entry : *match().log(viewer(), told)) {
        if (entry.ply > ply) return;
        told = entry.sequence + 1;
        if (entry.kind != LogEntry::Kind::Said || entry.text.empty()) continue;
        if (at_screen_ && *at_screen_ == entry.seat) continue;
        console_.say("table.said", {{"seat", name(entry.seat)}, {"words", entry.text}});
    }
}

}  // namespace engawa::cli
