// A view and a notice, part by part. Whoever tells several viewers at once says what to do with
// parts that may be the same for them: `once(AlikePart, write)` writes the part, or what was
// written of it before. Only engine/wire includes this.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/host/host.h"
#include "engine/wire/wire_maker.h"

namespace engawa {

enum class AlikePart : std::uint8_t {
    Head,      // of a view: what is played
    Sight,     // of a view: its text, and what goes with it
    Standing,  // of a view: who is to act, who may talk, how it stands
    Public,    // of a notice: what everybody is told of a window
    Orders,    // of a notice: those of the viewer's seat
};

// Every part anew.
struct EachTime {
    template <class Write>
    void operator()(AlikePart, Write&& write) const {
        write();
    }
};

template <class Once>
void write_view_parts(WireMaker& maker, const Opened& opened, const SeatView& view,
                      const std::optional<AtTable>& at, const ViewWish& wish, Once&& once) {
    JsonWriter& out = maker.out();
    const bool ended = at && at->end;
    out.open_object();
    once(AlikePart::Head, [&] {
        out.text("game", view.game()).number("rules", opened.game.rules_version());
        out.text("cards", opened.game.cards_digest()).name("options");
        maker.options(opened);
        out.number("seats", view.seats());
    });
    out.number("viewer", view.viewer().is_watcher() ? 0 : view.viewer().seat().number());
    once(AlikePart::Sight, [&] {
        const bool over = ended ? at->end->over() : view.report().over();
        out.text("view", view.text()).flag("over", over);
        if (at) out.number("sequence", at->sequence);
    });
    if (at) out.number("decision", at->decision);
    once(AlikePart::Standing, [&] {
        out.name("to_act");
        maker.seats(ended ? SeatSet{} : view.to_act());
        out.name("awaited");
        maker.seats(ended ? SeatSet{} : view.awaited());
        out.name("talk");
        maker.talk(view.talk(), view.seats());
        out.name("report");
        maker.report(ended ? *at->end : view.report(), view.seats());
    });
    out.name("prompt");
    maker.phrase(view.prompt());
    out.name("moment");
    maker.moment(view.moment());
    out.name("figures").open_object();
    for (const auto& [name, term] : view.figures()) {
        out.name(name);
        maker.term(term);
    }
    out.close_object();
    if (wish.tableau) {
        out.name("tableau");
        maker.tableau(view.tableau());
    }
    if (wish.tableau && at && !at->chronicle.places.empty()) {
        out.name("chronicle");
        maker.tableau(at->chronicle);
    }
    if (wish.choices) {
        out.name("choices");
        maker.choices(ended ? std::vector<Choice>{} : view.choices());
    }
    if (wish.odds) {
        out.name("odds");
        maker.odds(view.odds());
        out.name("reasons");
        maker.reasons(view.reasons());
    }
    out.close_object();
}

inline void write_request(WireMaker& maker, std::string_view name,
                          const std::optional<Request>& request) {
    if (!request) return;
    maker.out().name(name).open_object().name("by");
    maker.seat(request->by);
    maker.out().name("open");
    maker.seats(request->open);
    maker.out().close_object();
}

inline std::string_view undo_word(Notice::Undo undo) {
    switch (undo) {
        case Notice::Undo::No: return "no";
        case Notice::Undo::Free: return "free";
        case Notice::Undo::Asks: return "asks";
    }
    return "";
}

template <class Once>
void write_notice_parts(WireMaker& maker, const Host& host, const Notice& notice, Viewer viewer,
                        Once&& once) {
    JsonWriter& out = maker.out();
    out.open_object();
    once(AlikePart::Public, [&] {
        out.text("beat", write_beat(notice.beat)).number("window", notice.window);
        out.flag("again", notice.again).flag("somebody_holds", notice.somebody_holds);
        write_request(maker, "undo", notice.undo);
        write_request(maker, "tie", notice.tie);
    });
    out.flag("answered", notice.answered).flag("holds", notice.holds);
    out.number("reserve", notice.reserve);
    out.number("longest_hold", viewer.is_watcher() ? 0 : host.longest_hold(viewer.seat()));
    once(AlikePart::Orders, [&] {
        out.name("orders").open_object();  // the words are the host's
        for (const auto& [name, value] : words_of(notice.orders)) out.text(name, value);
        out.close_object();
    });
    out.text("until", write_until(notice.until));
    out.number("passed", notice.passed).number("made", notice.made);
    out.text("undoable", undo_word(notice.undoable)).close_object();
}

}  // namespace engawa
