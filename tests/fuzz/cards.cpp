// Card files: what is wrong is told in plain words, and whatever is accepted can be played with.
//
// The first byte chooses the game and what the rest is: a TOML file, its JSON form, or changes of
// the game's usual cards, which are seldom far from a set that is accepted. A change is a line
// "N value": the N-th number or text of the JSON form becomes that value.
#include "cards_io/cards_io.h"
#include "engine/core/plain_line.h"
#include "engine/core/text.h"
#include "engine/match/games.h"
#include "engine/match/has_cards.h"
#include "tests/fuzz/playing.h"

namespace engawa::fuzz {
namespace {

constexpr int kMostMoves = 100;
constexpr int kMostChanges = 64;

void must_be_told_plainly(const CardMistake& mistake) {
    must(!mistake.text.empty(), "a mistake has a text");
    must(is_plain_line(mistake.text, 10000), "a mistake is one plain line");
}

// Any of the values for each option, as the bytes of the input have it.
template <class G>
Given some_options(const G& game, std::string_view text) {
    Given given;
    Rng rng{text.size() + (text.empty() ? 0u : static_cast<unsigned char>(text.back()) * 1000u)};
    for (const OptionSpec& option : game.schema()) {
        if (rng.below(3) != 0) continue;
        const auto value = rng.below(static_cast<int>(option.values.size()));
        given.emplace_back(option.name, option.values[value]);
    }
    return given;
}

template <class G>
void read_json(std::string_view json) {
    const auto reading = G::read_cards(json);
    bool accepted = true;
    for (const CardMistake& mistake : reading.mistakes) {
        must_be_told_plainly(mistake);
        accepted = accepted && mistake.warning;
    }
    if (!accepted) return;
    const G game{reading.cards};
    auto options = game.options(some_options(game, json));
    if (!options) options = game.options({});
    must(options.ok(), "the usual options are possible");
    play_on(game, *options, game.start(*options), kMostMoves);
}

template <class G>
void read_toml(std::string_view toml) {
    const auto file = read_card_text(toml);
    if (!file) return must_explain(file.error());
    for (const CardMistake& mistake : G::read_cards(file->json()).mistakes) {
        must(file->line_of(mistake.path) >= 1, "a mistake has a line");
    }
    read_json<G>(file->json());
}

// The JSON form cut before and behind each number and text that is not a name: the values are the
// odd pieces.
std::vector<std::string> cut_at_values(std::string_view json) {
    std::vector<std::string> pieces(1);
    for (std::size_t i = 0; i < json.size();) {
        std::size_t end = i;
        if (json[i] == '"') {
            for (++end; json[end] != '"'; ++end) end += json[end] == '\\' ? 1 : 0;
            ++end;
        } else {
            while (json[end] == '-' || (json[end] >= '0' && json[end] <= '9')) ++end;
        }
        if (end > i && json[end] != ':') {
            pieces.emplace_back(json.substr(i, end - i));
            pieces.emplace_back();
            i = end;
        } else {
            end += end == i ? 1 : 0;
            pieces.back() += json.substr(i, end - i);
            i = end;
        }
    }
    return pieces;
}

const std::vector<std::string>& usual(const std::string& name) {
    static std::map<std::string, std::vector<std::string>> files;
    std::vector<std::string>& pieces = files[name];
    if (pieces.empty()) {
        const auto file =
            read_card_file(std::string{ENGAWA_SOURCE_DIR} + "/data/" + name + ".toml");
        must(file.ok(), "the usual cards can be read");
        pieces = cut_at_values(file->json());
    }
    return pieces;
}

template <class G>
void read_changed(std::string_view changes) {
    std::vector<std::string> pieces = usual(std::string{G::kName});
    for (int i = 0; i < kMostChanges && !changes.empty(); ++i) {
        const auto words = split(take_line(changes), ' ', 2);
        const auto number = read_number(words[0], 1 << 20);
        if (!number || words.size() < 2) continue;
        pieces[static_cast<std::size_t>(*number) % (pieces.size() / 2) * 2 + 1] = words[1];
    }
    std::string json;
    for (const std::string& piece : pieces) json += piece;
    read_json<G>(json);
}

template <class G>
void read_cards(int form, std::string_view text) {
    if (form == 0) return read_toml<G>(text);
    if (form == 1) return read_json<G>(text);
    read_changed<G>(text);
}

// As the first byte chooses one of the games that have cards, in the order of the list of games:
// '0' is 48, so with three of them '0', '3' and '6' are the first one's.
template <class... Entries>
void read_cards_of_one(const std::tuple<Entries...>*, int choice, std::string_view text) {
    constexpr int kCardGames = (0 + ... + int{HasCards<typename Entries::Game>});
    int before = choice % kCardGames;
    const auto read_if_chosen = [&]<class G>(const G*) {
        if constexpr (HasCards<G>) {
            if (before-- == 0) read_cards<G>(choice / kCardGames % 3, text);
        }
    };
    (read_if_chosen(static_cast<const typename Entries::Game*>(nullptr)), ...);
}

}  // namespace
}  // namespace engawa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace engawa;
    if (size == 0) return 0;
    const std::string_view text = fuzz::text_of(data + 1, size - 1);
    fuzz::read_cards_of_one(static_cast<const Games*>(nullptr), data[0], text);
    return 0;
}
