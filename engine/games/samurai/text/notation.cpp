// Moves as text (SAM-122): "place F1", "swap A3 F1", "price card W2"; an outcome of chance is its
// kind with a card or a number: "draw F1", "roll 4".
#include "engine/core/text.h"
#include "engine/games/samurai/text/names.h"

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, kKinds> kWordsOfMoves = {
    "step",           "bokken",     "jin",         "credit",
    "redraw",         "hold",       "exchange",    "breath",
    "swap",           "ready",      "target",      "exploit",
    "insight",        "place",      "reward ki",   "reward special",
    "reward pawn",    "keep",       "virtue",      "strike",
    "die use",        "die save",   "price ki",    "price life",
    "price die",      "price card", "focus",       "gisei",
    "reveal",         "end",        "spoils life", "spoils ki",
    "spoils special", "forget",     "continue",    "draw",
    "special",        "defence",    "counter",     "injury",
    "blood",          "gisei",      "bushido",     "event",
    "weather",        "roll"};

constexpr std::array<std::string_view, 2> kStrikeWords = {"strength", "technique"};

// How many words of its own a move of this kind has behind its name.
enum class Rest : std::uint8_t {
    Nothing,
    Card,
    TwoCards,
    UpToTwoCards,
    Enemy,
    Virtue,
    Gauge,
    Outcome
};

Rest rest_of(Kind kind) {
    switch (kind) {
        case Kind::Exchange: return Rest::UpToTwoCards;
        case Kind::Swap: return Rest::TwoCards;
        case Kind::Target: return Rest::Enemy;
        case Kind::Place:
        case Kind::Keep:
        case Kind::PriceCard:
        case Kind::Forget: return Rest::Card;
        case Kind::Virtue: return Rest::Virtue;
        case Kind::Strike: return Rest::Gauge;
        default: return kind >= kFirstOutcome ? Rest::Outcome : Rest::Nothing;
    }
}

std::string rest_text(const Book& book, Move move) {
    const auto card = [&](int number) { return ' ' + book.card_id(number); };
    switch (rest_of(move.kind())) {
        case Rest::Nothing: return {};
        case Rest::Card: return card(move.a());
        case Rest::TwoCards: return card(move.a()) + card(move.b());
        case Rest::UpToTwoCards: {
            std::string out;
            if (move.a() != 0) out += card(move.a() - 1);
            if (move.b() != 0) out += card(move.b() - 1);
            return out;
        }
        case Rest::Enemy: return ' ' + std::to_string(move.a() + 1);
        case Rest::Virtue: return ' ' + book.cards.bushido[move.a()].id;
        case Rest::Gauge: return ' ' + std::string{kStrikeWords[move.a()]};
        case Rest::Outcome: break;
    }
    return ' ' + outcome_id(book, move.kind(), move.a());
}

using Words = std::vector<std::string_view>;

std::optional<Move> parse_exchange(const Book& book, const Words& rest) {
    int numbers[2] = {0, 0};
    if (rest.size() > 2) return {};
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const auto card = card_named(book, rest[i]);
        if (!card) return {};
        numbers[i] = *card + 1;
    }
    if (rest.size() == 2) {
        if (numbers[0] == numbers[1]) return {};
        if (numbers[0] > numbers[1]) std::swap(numbers[0], numbers[1]);
    }
    return Move{Kind::Exchange, numbers[0], numbers[1]};
}

std::optional<Move> parse_rest(const Book& book, Kind kind, const Words& rest) {
    const auto one = [&](const std::optional<int>& number) -> std::optional<Move> {
        if (!number) return {};
        return Move{kind, *number};
    };
    const Rest form = rest_of(kind);
    if (form == Rest::UpToTwoCards) return parse_exchange(book, rest);
    if (form == Rest::Nothing) return rest.empty() ? std::optional{Move{kind}} : std::nullopt;
    if (form == Rest::TwoCards) {
        if (rest.size() != 2) return {};
        const auto first = card_named(book, rest[0]);
        const auto second = card_named(book, rest[1]);
        if (!first || !second) return {};
        return Move{kind, *first, *second};
    }
    if (rest.size() != 1) return {};
    switch (form) {
        case Rest::Card: return one(card_named(book, rest[0]));
        case Rest::Virtue: return one(entry_named(book.cards.bushido, rest[0]));
        case Rest::Gauge: return one(index_in(kStrikeWords, rest[0]));
        case Rest::Enemy: {
            const auto number = read_number(rest[0], kEnemies);
            if (!number || *number == 0) return {};
            return Move{kind, *number - 1};
        }
        default: return one(outcome_named(book, kind, rest[0]));
    }
}

// The kind whose words the text begins with; the rest is what follows.
std::optional<Move> parse(const Book& book, std::string_view text, bool outcome) {
    const int from = outcome ? static_cast<int>(kFirstOutcome) : 0;
    const int to = outcome ? kKinds : static_cast<int>(kFirstOutcome);
    for (int i = from; i < to; ++i) {
        const std::string_view name = kWordsOfMoves[i];
        if (!text.starts_with(name)) continue;
        std::string_view rest = text.substr(name.size());
        if (!rest.empty() && rest[0] != ' ') continue;
        const Words words = rest.empty() ? Words{} : split(rest.substr(1), ' ', 4);
        if (const auto move = parse_rest(book, static_cast<Kind>(i), words)) return move;
    }
    return {};
}

}  // namespace

std::string outcome_id(const Book& book, Kind kind, int number) {
    switch (kind) {
        case Kind::DrawCard:
        case Kind::SpecialCard: return book.card_id(number);
        case Kind::DefenceCard: return book.cards.defence[number].id;
        case Kind::CounterCard: return book.cards.counter[number].id;
        case Kind::InjuryCard: return book.cards.injury[number].id;
        case Kind::BloodCard: return book.cards.blood[number].id;
        case Kind::GiseiCard: return book.cards.gisei[number].id;
        case Kind::BushidoCard: return book.cards.bushido[number].id;
        case Kind::EventCard: return book.cards.event[number].id;
        case Kind::WeatherCard: return book.cards.weather[number].id;
        default: return std::to_string(number);
    }
}

std::optional<int> outcome_named(const Book& book, Kind kind, std::string_view id) {
    switch (kind) {
        case Kind::DrawCard:
        case Kind::SpecialCard: return card_named(book, id);
        case Kind::DefenceCard: return entry_named(book.cards.defence, id);
        case Kind::CounterCard: return entry_named(book.cards.counter, id);
        case Kind::InjuryCard: return entry_named(book.cards.injury, id);
        case Kind::BloodCard: return entry_named(book.cards.blood, id);
        case Kind::GiseiCard: return entry_named(book.cards.gisei, id);
        case Kind::BushidoCard: return entry_named(book.cards.bushido, id);
        case Kind::EventCard: return entry_named(book.cards.event, id);
        case Kind::WeatherCard: return entry_named(book.cards.weather, id);
        default: break;
    }
    const auto number = read_number(id, 6);
    if (!number || *number == 0) return {};
    return *number;
}

int Samurai::card_named(std::string_view id) const {
    if (const auto card = samurai::card_named(*book_, id)) return *card;
    for (int kind = static_cast<int>(Kind::DefenceCard); kind < static_cast<int>(Kind::Roll);
         ++kind) {
        if (const auto card = outcome_named(*book_, static_cast<Kind>(kind), id)) return *card;
    }
    return -1;
}

constexpr int kMostKinds = 64;

std::string_view Samurai::chance_kind(const State& s) const {
    if (s.over() || !s.chance()) return {};
    return kWordsOfMoves[chance_key(s) % kMostKinds];
}

int Samurai::chance_key(const State& s) const {
    MoveBuffer<Samurai> buffer;
    add_moves(*book_, s, buffer.list);
    return s.stage * kMostKinds + static_cast<int>(buffer.list[0].kind());
}

std::string Samurai::write_move(const State&, Seat, Move move) const {
    return std::string{kWordsOfMoves[static_cast<unsigned>(move.kind())]} + rest_text(*book_, move);
}

Result<Move> Samurai::read_attempt(const State&, Seat seat, std::string_view text) const {
    const auto move = parse(*book_, text, seat == kChance);
    if (move) return *move;
    return error("bad_move", quoted(text) + " is not a move of Way of the Samurai");
}

}  // namespace engawa::samurai
