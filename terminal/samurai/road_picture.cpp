// The road between two duels, and what was counted when the game is over.
#include "engine/games/samurai/rules/happening.h"
#include "engine/games/samurai/rules/tally.h"
#include "terminal/samurai/picture_parts.h"

namespace engawa::samurai {
namespace {

struct Stretch {  // a duel and the road behind it
    std::vector<std::string> wounds;
    std::vector<std::string> won;
    std::vector<std::string> events;
    Tally tally;
};

std::string joined(const std::vector<std::string>& texts) {
    std::string out;
    for (const std::string& text : texts) out += (out.empty() ? "" : ", ") + text;
    return out;
}

std::vector<Stretch> stretches(const Book& book, std::span<const Event> events) {
    std::vector<Stretch> found(1);
    for (const Event& event : events) {
        const auto card = static_cast<unsigned>(event.numbers[0]);
        const auto second = static_cast<unsigned>(event.numbers[1]);
        switch (static_cast<Happening>(event.kind)) {
            case Happening::SetOut: found.emplace_back(); break;
            case Happening::Wounded:
                found.back().wounds.push_back(book.cards.injury[second].name + ' ' +
                                              std::to_string(card));
                break;
            case Happening::Bloodied: {
                const WoundCard& wound = book.cards.blood[second];
                found.back().wounds.push_back(card == 1 ? wound.name1 : wound.name2);
                break;
            }
            case Happening::SpecialWon:
                found.back().won.push_back(action_card(book, static_cast<int>(card)).name);
                break;
            case Happening::VirtueWon:
                found.back().won.push_back(book.cards.bushido[card].name);
                break;
            case Happening::EventDrawn:
                found.back().events.push_back(book.cards.event[card].name);
                break;
            default: break;
        }
    }
    const std::vector<Tally> counted = tallies(events);
    for (std::size_t i = 0; i < found.size() && i < counted.size(); ++i) {
        found[i].tally = counted[i];
    }
    return found;
}

// The counts of the table in its order; combos and rewards stand between the two lists.
struct NamedCount {
    const char* name;
    int Tally::* count;
};
constexpr NamedCount kFightCounts[] = {
    {"rounds", &Tally::rounds},
    {"hits", &Tally::hits},
    {"misses", &Tally::misses},
    {"damage dealt", &Tally::damage_dealt},
    {"wounds caused", &Tally::wounds_caused},
    {"uses of the Injury die", &Tally::die_uses},
    {"counterattacks blocked", &Tally::blocked},
    {"counterattacks that hit", &Tally::countered},
    {"counterattacks cancelled", &Tally::cancelled},
    {"damage taken", &Tally::damage_taken},
    {"Life paid", &Tally::life_paid},
    {"wounds suffered", &Tally::wounds_suffered},
};
constexpr NamedCount kGainCounts[] = {
    {"Special Action cards won", &Tally::specials_won},
    {"Gisei cards", &Tally::giseis},
    {"places exploited", &Tally::exploits},
    {"Ki for Insight", &Tally::ki_insight},
    {"Ki for Breath", &Tally::ki_breath},
    {"Ki for Focus", &Tally::ki_focus},
    {"Ki for steps of the pawn", &Tally::ki_step},
    {"Ki for Jin", &Tally::ki_jin},
    {"Ki for Shiro's price", &Tally::ki_price},
};

class Road {
  public:
    Road(const Book& book, const State& s, const PictureWish& wish, std::span<const Event> events)
        : book_(book),
          s_(s),
          signs_(wish.ascii ? kLetters : kSigns),
          stretches_(stretches(book, events)) {
        const int last = s.over() ? s.stage : s.stage - 1;
        first_ = s.mode == Mode::Campaign ? last + 1 - static_cast<int>(stretches_.size()) : 0;
    }

    Picture draw() {
        if (s_.mode == Mode::Campaign) road();
        you();
        if (s_.over()) counts();
        return lines_.take();
    }

  private:
    void road() {
        const int won = s_.won() ? book_.stages(Mode::Campaign) : s_.stage;
        lines_.line().add("The road", Ink::Gold, true);
        lines_.add("   " + std::to_string(won) + " of " +
                   std::to_string(book_.stages(Mode::Campaign)) + " duels won");
        for (int duel = 0; duel < book_.stages(Mode::Campaign); ++duel) {
            stop(duel, won);
        }
        lines_.line().add(repeated(signs_.rule, 79), Ink::Quiet);
    }

    void stop(int duel, int won) {
        const CampaignDuel& card = book_.cards.campaign_duel[duel];
        const FoeValues& foe = book_.duels[duel];
        const std::string name =
            foe.ability == 0 ? card.opponent : book_.cards.opponent[foe.ability - 1u].name;
        const bool here = duel == won && !(s_.over() && s_.won());
        const std::string_view sign = duel < won ? signs_.fallen : here ? signs_.arrow : signs_.dot;
        const Ink ink = duel < won ? Ink::Quiet : here ? Ink::Last : Ink::Plain;
        lines_.line().add("  " + std::string{sign} + ' ', ink, here);
        lines_.add(std::to_string(duel + 1) + ' ', ink, here).column(name, 18, ink, here);
        const int place = duel - first_;
        const bool known = place >= 0 && place < static_cast<int>(stretches_.size());
        const bool fought = duel < won || (here && s_.over());
        if (!fought) {
            lines_.add("Life " + std::to_string(foe.fighter.life) + "  Ki " +
                       std::to_string(foe.fighter.ki));
            if (here && foe.ability != 0) {
                lines_.line().add("       " + book_.cards.opponent[foe.ability - 1u].text,
                                  Ink::Quiet);
            }
            return;
        }
        const Stretch none;
        const Stretch& past = known ? stretches_[place] : none;
        lines_.add(duel < won ? "won" : "lost", Ink::Plain, true);
        if (past.tally.rounds != 0) {
            lines_.add(" in " + std::to_string(past.tally.rounds) +
                       (past.tally.rounds == 1 ? " round" : " rounds") + ", damage dealt " +
                       std::to_string(past.tally.damage_dealt) + ", taken " +
                       std::to_string(past.tally.damage_taken));
        }
        detail("wounds", past.wounds);
        detail("won", past.won);
        detail("road", past.events);
    }

    void detail(const std::string& name, const std::vector<std::string>& texts) {
        if (texts.empty()) return;
        lines_.line().add(std::string(24, ' ') + name + ": ", Ink::Quiet);
        lines_.add(Lines::cut(joined(texts), 47));
    }

    void you() {
        const int most = max_life(book_, s_);
        const int limit = ki_limit(book_, s_);
        lines_.line().add("Musashi", Ink::First, true);
        lines_.add(" with the " + book_.cards.weapon[s_.own_weapon].name + "   Life ");
        lines_.add(tokens(signs_.life, signs_.no_life, s_.life, most), Ink::Second);
        lines_.add(' ' + std::to_string(s_.life) + " of " + std::to_string(most) + "   Ki ");
        lines_.add(tokens(signs_.ki, signs_.no_ki, s_.ki, limit), Ink::First);
        lines_.add(' ' + std::to_string(s_.ki) + " of " + std::to_string(limit));
        if (s_.wearer == Wearer::You) lines_.add("   armour " + std::to_string(s_.armour));
        std::string more = "Injury die " + (s_.die == 0 ? "out" : std::to_string(s_.die));
        if (s_.virtue != 0) more += "   virtue " + book_.cards.bushido[s_.virtue - 1u].name;
        if (s_.reserve != 0) {
            std::vector<std::string> names;
            each(s_.reserve, [&](int card) {
                names.push_back(action_card(book_, card).id + ' ' + action_card(book_, card).name);
            });
            more += "   reserve " + joined(names);
        }
        lines_.line().add(more);
        if (!s_.over()) next();
        if (s_.looked != 0) cards("Looked at", s_.looked);
        if (s_.top().task == Task::Forget) cards("Your Action deck", s_.bag);
    }

    // With their changes: three on a line, or one with its text if you choose between them.
    void cards(const std::string& title, Cards which) {
        lines_.line().add(title + ": Strength/Technique/Guard", Ink::Quiet);
        const bool texts = s_.looked != 0;
        int count = 0;
        each(which, [&](int card) {
            const ActionCard& named = action_card(book_, card);
            const int icon = icon_of(book_, card);
            if (texts || count++ % 3 == 0) lines_.line();
            lines_.add(icon_sign(signs_, book_, icon), icon_ink(icon));
            lines_.column(named.id + ' ' + Lines::cut(named.name, texts ? 16 : 11) + ' ' +
                              change(named.strength) + '/' + change(named.technique) + '/' +
                              change(named.guard),
                          texts ? 31 : 25);
            if (texts) lines_.add(Lines::cut(named.text, 46));
        });
    }

    void next() {  // what events have set for the next duel
        std::vector<std::string> set;
        if (s_.next_ki != 0) set.push_back("Ki " + change(s_.next_ki));
        if (s_.next_weapon != 0) set.push_back(book_.cards.weapon[s_.next_weapon - 1u].name);
        if (s_.next_weather != 0) set.emplace_back("weather of its own");
        if (s_.next_yoroi == Wearer::You) set.emplace_back("you wear the Yoroi");
        if (s_.next_yoroi == Wearer::Foe) set.emplace_back("the opponent wears the Yoroi");
        if (!set.empty()) lines_.line().add("For the next duel: " + joined(set), Ink::Chance);
    }

    // SAM-740 to SAM-743: what is not 0, for each duel and in sum.
    void counts() {
        std::vector<Tally> duels;
        duels.reserve(stretches_.size());
        for (const Stretch& past : stretches_) duels.push_back(past.tally);
        const Tally all = sum(duels);
        if (duels.size() == 1) duels.clear();  // the sum says it
        counts_head(duels.size());
        const auto row = [&](const std::string& name, auto count) {
            if (count(all) == 0) return;
            lines_.line().column(name, 34);
            for (const Tally& duel : duels) lines_.add(right(count(duel), 5));
            lines_.add(right(count(all), 5), Ink::Plain, true);
        };
        const auto plain = [&](const NamedCount& one) {
            row(one.name, [&](const Tally& tally) { return tally.*one.count; });
        };
        for (const NamedCount& one : kFightCounts) plain(one);
        for (int icon = 0; icon < book_.icons; ++icon) {
            row("combos of " + book_.cards.icon[icon].name,
                [=](const Tally& tally) { return tally.combos[icon]; });
        }
        constexpr const char* kRewards[] = {"Ki", "a Special Action card", "a step of the pawn"};
        for (unsigned i = 0; i < 3; ++i) {
            row(std::string{"rewards: "} + kRewards[i],
                [=](const Tally& tally) { return tally.rewards[i]; });
        }
        for (const NamedCount& one : kGainCounts) plain(one);
        if (all.virtue != 0) {
            lines_.line().column("virtue won", 34);
            lines_.add(book_.cards.bushido[all.virtue - 1].name, Ink::Plain, true);
        }
    }

    void counts_head(std::size_t duels) {
        lines_.line().add(repeated(signs_.rule, 79), Ink::Quiet);
        lines_.line().column("counted", 34, Ink::Quiet);
        for (std::size_t i = 0; i < duels; ++i) {
            lines_.add(right(first_ + static_cast<int>(i) + 1, 5), Ink::Quiet);
        }
        lines_.add(right("all", 5), Ink::Quiet);
    }

    const Book& book_;
    const State& s_;
    const Signs& signs_;
    std::vector<Stretch> stretches_;
    int first_ = 0;  // the duel of the first stretch
    Lines lines_;
};

}  // namespace

Picture road_picture(const Samurai& game, const State& s, const PictureWish& wish,
                     std::span<const Event> events) {
    return Road{game.book(), s, wish, events}.draw();
}

}  // namespace engawa::samurai
