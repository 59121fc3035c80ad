// The tables' thread under a simulated clock: time passes when a test says so, and nothing waits.
#pragma once

#include <deque>
#include <memory>
#include <utility>

#include "server/store/memory_store.h"
#include "server/tables/tables.h"

namespace engawa::server {

class SimLoop final : public Loop {
  public:
    Millis now() const override { return now_; }
    std::int64_t seconds() const override { return 1'000'000 + now_ / 1'000; }
    void post(Work work) override { posted_.push_back(std::move(work)); }
    bool here() const override { return true; }

    // Everything that can happen without time passing.
    void settle() {
        do {
            while (!posted_.empty()) {
                const Work work = std::move(posted_.front());
                posted_.pop_front();
                work();
            }
            next_ = run_alarms();
        } while (!posted_.empty());
    }
    void pass(Millis time) {
        const Millis end = now_ + time;
        settle();
        while (next_ >= 0 && next_ <= end) {
            now_ = std::max(now_, next_);
            settle();
        }
        now_ = end;
        settle();
    }

  private:
    void wake_at(Millis) override {}

    Millis now_ = 0;
    Millis next_ = -1;
    std::deque<Work> posted_;
};

// Bots whose thinking takes no time of the simulated clock.
class SimThinking final : public Thinking {
  public:
    explicit SimThinking(Loop& loop) : loop_(loop) {}
    void think(Question question, Answered then) override {
        question.milliseconds = 0;
        loop_.post([text = thought(question), then = std::move(then)] { then(text); });
    }

  private:
    Loop& loop_;
};

// All that a table needs, over a store that tests may break.
struct SimHouse {
    explicit SimHouse(Store& kept) : store(kept) {}

    SimLoop loop;
    Store& store;
    SimThinking thinking{loop};
    Tables tables{loop, store, thinking,
                  [this](Change change, House::Committed then) {
                      loop.post([this, change = std::move(change), then = std::move(then)] {
                          then(store.commit({&change, 1}));
                      });
                  },
                  Tempo{}};
};

// Somebody who looks, with everything that was told and when.
class Ear final : public Listener {
  public:
    explicit Ear(SimLoop& loop, Viewer who = kWatcher) : loop_(loop) { viewer = who; }
    void tell(const Wire& message) override { heard.emplace_back(loop_.now(), message.json()); }
    void dismiss(std::string_view code) override { dismissed = code; }
    void forget() { heard = std::vector<std::pair<Millis, std::string>>{}; }

    std::vector<std::pair<Millis, std::string>> heard;
    std::string dismissed;

  private:
    SimLoop& loop_;
};

inline Place open_place() { return {}; }
inline Place person(std::string name = {}) {
    return {Place::Kind::Person, std::move(name), false, {}, false};
}
inline Place bot_place(std::string_view level) {
    return {Place::Kind::Bot, {}, false, *read_bot(level), false};
}

// One letter for each seat: p a person (guests 1, 2, ... in their order), o open, r, n, a, m a bot.
inline Tables::Opening opening(std::string game, std::string_view letters, Given options = {}) {
    Tables::Opening made;
    made.settings.game = std::move(game);
    made.settings.options = std::move(options);
    made.settings.owner = 1;
    std::int64_t guest = 0;
    for (const char letter : letters) {
        const std::string_view level = letter == 'r'   ? "random"
                                       : letter == 'n' ? "novice"
                                       : letter == 'a' ? "adept"
                                                       : "master:nodes=50";
        made.guests.push_back(letter == 'p' ? ++guest : 0);
        made.settings.places.push_back(letter == 'o'   ? open_place()
                                       : letter == 'p' ? person()
                                                       : bot_place(level));
    }
    return made;
}

inline std::shared_ptr<Table> open_table(SimHouse& house, const Tables::Opening& opening) {
    std::string id;
    std::string code;
    house.tables.open(opening, [&](const Result<Tables::OpenedTable>& opened) {
        if (opened)
            id = opened->id;
        else
            code = opened.error().code;
    });
    house.loop.settle();
    if (!code.empty()) return nullptr;
    return house.tables.find(id).value();
}

struct Told {
    std::string code = "nothing";  // empty: done
    ServedAnswer answer;
};

inline Told ask(SimHouse& house, Table& table, int seat, const Command& command) {
    auto told = std::make_shared<Told>();
    table.command(seat, command, [told](const Result<ServedAnswer>& answer) {
        told->code = answer ? "" : answer.error().code;
        if (answer) told->answer = *answer;
    });
    house.loop.settle();
    return *told;
}

inline Command playing(std::string text, std::string key, std::optional<int> decision = {}) {
    Command command;
    command.key = std::move(key);
    command.texts = {std::move(text)};
    command.decision = decision;
    command.digest = std::hash<std::string>{}(command.texts.front());
    return command;
}

inline Command deed(Deed what, std::string text = {}) {
    Command command;
    command.deed = what;
    if (!text.empty()) command.texts = {std::move(text)};
    return command;
}

// A move that the seat may make, the same in the same situation.
inline std::string any_move(const Table& table, int seat) {
    const Match& match = table.host()->match();
    const auto legal = match.seen_by(Seat{seat - 1})->legal(false);
    return legal[static_cast<std::size_t>(match.plies() * 7 + seat) % legal.size()];
}

}  // namespace engawa::server
