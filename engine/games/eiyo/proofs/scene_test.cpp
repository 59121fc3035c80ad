// Positions in short form, written out.
#include <algorithm>

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {

std::vector<FoeCard> foe_kinds(const Eiyo& game, const Options& options) {
    std::vector<FoeCard> kinds = game.cards().enemy_sets[options.enemy_set].enemies;
    if (options.path) {
        const auto& more = game.cards().yamabushi;
        kinds.insert(kinds.end(), more.begin(), more.end());
    }
    kinds.insert(kinds.end(), game.cards().bosses.begin(), game.cards().bosses.end());
    return kinds;
}

std::size_t foe_number(const std::vector<FoeCard>& kinds, const std::string& name) {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i].id == name || short_name(kinds[i].id) == name) return i;
    }
    ADD_FAILURE() << "no enemy is called " << name;
    return 0;
}

namespace {

std::string digits(const std::vector<int>& counts) {
    std::string text;
    for (const int count : counts) text += static_cast<char>('0' + count);
    return text.find_first_not_of('0') == std::string::npos ? "-" : text;
}

// Deals out what a Scene leaves open.
class Filler {
  public:
    Filler(const Scene& scene, const Eiyo& game)
        : scene_(scene), game_(game), options_(options_of(scene.options, game)) {}

    std::string text() {
        const std::string rows = read_rows();
        const std::string hands = options_.coop ? scene_.hand + "+" + scene_.hand_b : scene_.hand;
        count_weapons(rows + "," + hands);
        const auto [deck, discards] = weapons();
        const auto [honor, removed] = foes();
        const std::string table = digits(table_);
        const std::string phase = !scene_.phase.empty() ? scene_.phase
                                  : options_.coop       ? "fight.1.0.-"
                                                        : "fight";
        const bool no_first = !options_.coop || phase.starts_with("first");
        return deck + "/" + discards + "/" + table + "/" + hands + "/" + rows + "/" + honor + "/" +
               removed + "/" + (options_.coop ? scene_.spots : "-") + "/" +
               std::to_string(scene_.round) + "/" + (no_first ? "-" : scene_.first) + "/" + phase;
    }

  private:
    std::string read_rows() {
        kinds_ = foe_kinds(game_, options_);
        for (const FoeCard& kind : kinds_) left_.push_back(kind.copies);
        std::string text;
        for (const std::string& row : parts(scene_.rows, '+')) {
            if (!text.empty()) text += '+';
            text += read_row(row);
        }
        return text;
    }

    std::string read_row(const std::string& row) {
        const Words pieces = parts(row, '.');
        std::string text;
        if (pieces[0] == "-") text = "-";
        for (const std::string& name : parts(pieces[0], '|')) {
            if (name == "-") continue;
            const std::size_t kind = foe_number(kinds_, name);
            --left_[kind];
            text += (text.empty() ? "" : ",") + kinds_[kind].id;
            ++seen_;
        }
        int stack = options_.coop ? 4 : 7;
        std::string rest;
        for (std::size_t i = 1; i < pieces.size(); ++i) {
            if (i == 1 && pieces[i].find_first_not_of("0123456789") == std::string::npos) {
                stack = std::stoi(pieces[i]);
            } else {
                rest += "." + pieces[i];
            }
        }
        stacks_ += stack;
        opened_ += stack < 4 ? 1 : 0;
        return text + "." + std::to_string(stack) + rest;
    }

    void count_weapons(std::string used) {
        for (char& c : used) {
            if (c == ':' || c == '+' || c == '=' || c == '/' || c == '.') c = ',';
        }
        const Words names = parts(used, ',');
        for (int kind = 0; kind < game_.weapon_kinds(); ++kind) {
            const WeaponCard& card = game_.weapon(kind);
            const int copies = is_special(kind) && !options_.coop ? card.solo_copies : card.copies;
            weapons_.push_back(copies -
                               static_cast<int>(std::count(names.begin(), names.end(), card.id)));
        }
    }

    bool is_special(int kind) const {
        return kind >= static_cast<int>(game_.cards().weapons.size());
    }

    int standard_left() const {
        int left = 0;
        for (std::size_t i = 0; i < game_.cards().weapons.size(); ++i) left += weapons_[i];
        return left;
    }

    std::pair<std::string, std::string> weapons() {
        const std::size_t standard = game_.cards().weapons.size();
        for (const int left : weapons_) {
            if (left < 0) ADD_FAILURE() << "a weapon is used too often";
        }
        int on_table = 0;
        int want = scene_.table;
        for (std::size_t i = standard; i < weapons_.size(); ++i) {
            const int take = want < 0 ? weapons_[i] : std::min(weapons_[i], want - on_table);
            table_.push_back(take);
            on_table += take;
            weapons_[i] = options_.special_to_discards ? weapons_[i] - take : 0;
        }
        std::vector<int> deck(weapons_.size());
        int size = 0;
        const auto put = [&](std::size_t kind) {
            --weapons_[kind];
            ++deck[kind];
            ++size;
        };
        for (const std::string& id : words(scene_.cards)) {
            for (std::size_t i = 0; i < weapons_.size(); ++i) {
                if (game_.weapon(static_cast<int>(i)).id == id) put(i);
            }
        }
        const int all = size + standard_left();
        const int target = scene_.deck < 0 ? all : scene_.deck;
        for (std::size_t i = 0; size < target; i = (i + 1) % standard) {
            if (weapons_[i] > 0) put(i);
            if (size < target && standard_left() == 0) {
                ADD_FAILURE() << "there are not that many weapons";
                break;
            }
        }
        return {digits(deck), digits(weapons_)};
    }

    // Bosses first, then the enemies with most honor go to the honor stack; the rest is removed.
    std::pair<std::string, std::string> foes() {
        std::vector<int> honor(kinds_.size()), removed(kinds_.size());
        for (const int left : left_) {
            if (left < 0) ADD_FAILURE() << "an enemy is used too often";
        }
        for (const std::string& name : words(scene_.unseen)) --left_[foe_number(kinds_, name)];
        const std::size_t bosses = kinds_.size() - game_.cards().bosses.size();
        int out = (options_.coop ? 42 : 40) - seen_ - stacks_;
        int bosses_out = opened_;
        for (std::size_t i = bosses; i < kinds_.size(); ++i) {
            for (const std::string& row : parts(scene_.rows, '+')) {
                for (const std::string& name : parts(parts(row, '.')[0], '|')) {
                    if (name != "-" && foe_number(kinds_, name) == i) --bosses_out;
                }
            }
        }
        int missing = scene_.honor;
        const auto leave = [&](std::size_t i) {
            --left_[i];
            --out;
            if (i >= bosses) --bosses_out;
            const bool counts = kinds_[i].honor > 0 && kinds_[i].honor <= missing;
            if (counts) missing -= kinds_[i].honor;
            ++(counts ? honor : removed)[i];
        };
        for (std::size_t i = bosses; i < kinds_.size(); ++i) {
            if (left_[i] > 0 && bosses_out > 0) leave(i);
        }
        for (int worth = 4; worth >= 0; --worth) {
            for (std::size_t i = 0; i < bosses; ++i) {
                while (kinds_[i].honor == worth && left_[i] > 0 && out > 0 && worth <= missing) {
                    leave(i);
                    if (worth == 0) break;
                }
            }
        }
        for (std::size_t i = bosses; i-- > 0;) {
            while (left_[i] > 0 && out > 0) leave(i);
        }
        if (missing != 0 || out != 0 || bosses_out != 0) {
            ADD_FAILURE() << "no such honor: " << missing << " " << out << " " << bosses_out;
        }
        return {digits(honor), digits(removed)};
    }

    const Scene& scene_;
    const Eiyo& game_;
    Options options_;
    std::vector<FoeCard> kinds_;
    std::vector<int> left_;     // foes that are nowhere yet
    std::vector<int> weapons_;  // weapons that are nowhere yet
    std::vector<int> table_;
    int seen_ = 0;
    int stacks_ = 0;
    int opened_ = 0;  // stacks that have shown their boss
};

}  // namespace

std::string Scene::text(const Eiyo& game) const { return Filler{*this, game}.text(); }

}  // namespace engawa::eiyo
