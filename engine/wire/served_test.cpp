// News of a served table.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "engine/wire/wire_served.h"

namespace engawa {
namespace {

Host table_of(std::string_view game, const Given& options, int seats) {
    HostSetup setup;
    setup.options = options;
    setup.chairs.assign(static_cast<unsigned>(seats), Chair::person(""));
    setup.luck = Luck::seeded(7);
    return std::move(Host::open(**find_game(game), setup)).value();
}

ServedNews news_for(const Host& host, std::string_view game, Viewer viewer, int from) {
    ServedNews news;
    news.sequence = host.match().standing().heard;
    news.host = &host;
    news.game = *find_game(game);
    news.viewer = viewer;
    news.wish = {true, true, false};
    if (from < news.sequence) news.log_from = from;
    return news;
}

void move(Host& host, std::mt19937_64& rng) {
    while (host.due().kind == Due::Kind::Draw) host.draw();
    for (const Seat seat : host.due().waiting) {
        const auto legal = host.match().seen_by(seat)->legal(false);
        if (!legal.empty()) (void)host.play(seat, legal[rng() % legal.size()]);
        if (rng() % 5 == 0) (void)host.say(seat, "well, well");
        if (rng() % 9 == 0) (void)host.order(seat, "quiet=pass");
        if (rng() % 9 == 0) (void)host.ask_undo(seat);
        if (rng() % 9 == 0) (void)host.ask_tie(seat);
    }
    while (host.due().kind == Due::Kind::Draw) host.draw();
}

// What was written for others is never told to somebody who would have been told something else.
void tells_as_if_alone(std::string_view game, const Given& options, int seats) {
    Host host = table_of(game, options, seats);
    std::vector<Viewer> viewers{kWatcher};
    for (int i = 0; i < seats; ++i) viewers.emplace_back(Seat{i});
    std::mt19937_64 rng{11};
    std::size_t alike_bytes = 0;
    for (int i = 0; i < 60 && !host.match().over(); ++i) {
        const int before = host.match().standing().heard;
        move(host, rng);
        std::shuffle(viewers.begin(), viewers.end(), rng);
        AlikeNews shared{host.match().has_secrets()};
        for (const Viewer viewer : viewers) {
            const int from = rng() % 3 == 0 ? 0 : before;
            const ServedNews news = news_for(host, game, viewer, from);
            AlikeNews alone{true};
            const WrittenNews expected = wire_of_news(news, alone);
            const WrittenNews told = wire_of_news(news, shared);
            ASSERT_EQ(told.message.json(), expected.message.json()) << game << " move " << i;
            ASSERT_EQ(told.standing, expected.standing);
            alike_bytes += told.message.json().size();
        }
    }
    EXPECT_GT(alike_bytes, 0u);
}

TEST(ServedNews, IsTheSameForEachWhoeverElseIsTold) {
    tells_as_if_alone("paiko", {}, 2);
    tells_as_if_alone("tictactoe", {}, 2);
    tells_as_if_alone("eiyo", {{"mode", "coop"}}, 2);
    tells_as_if_alone("samurai", {}, 1);
    tells_as_if_alone("susanoo", {{"seats", "4"}}, 4);
}

TEST(ServedNews, OfEntriesThatAreForgottenIsAFreshStart) {
    Host host = table_of("paiko", {}, 2);
    std::mt19937_64 rng{3};
    for (int i = 0; i < 10; ++i) move(host, rng);
    host.forget_past(2);
    AlikeNews alike{false};
    const auto told = wire_of_news(news_for(host, "paiko", Seat{0}, 1), alike).message.json();
    EXPECT_TRUE(told.starts_with(R"({"type":"view")")) << told.substr(0, 80);
    EXPECT_EQ(told.find(R"("log":)"), std::string::npos);
}

}  // namespace
}  // namespace engawa
