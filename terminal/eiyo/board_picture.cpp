#include "terminal/eiyo/board_picture.h"

namespace engawa::eiyo {
namespace {

constexpr int kLinesOfRow = kRowLength + 1;  // its cards and a caption

bool is_wide(const PictureWish& wish) { return wish.columns >= 100 && wish.rows >= 30; }

void put_utf8(Sheet& sheet, int line, int column, std::string_view text, Ink ink, bool strong) {
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const unsigned more = lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
        auto sign = static_cast<char32_t>(more == 0 ? lead : lead & (0x3fu >> more));
        for (unsigned j = 1; j <= more && i + j < text.size(); ++j) {
            sign = sign << 6 | (static_cast<unsigned char>(text[i + j]) & 0x3fu);
        }
        sheet.put(line, column++, sign, ink, strong);
        i += 1 + more;
    }
}

}  // namespace

BoardPicture::BoardPicture(const Eiyo& game, const Observed<State>& view, const PictureWish& wish)
    : game_(game),
      s_(view.state()),
      viewer_(view.viewer()),
      wide_(is_wide(wish)),
      turned_(s_.coop() && viewer_.is(Seat{1})),
      shift_(wide_ ? 2 : 1),
      cell_(s_.coop() ? (wide_ ? 33 : 26) : (wide_ ? 42 : 35)),
      gap_(s_.coop() ? 0 : (wide_ ? 12 : 8)),
      middle_(wide_ ? 3 : 1),
      signs_(wish.ascii ? Signs{U'/', U'\\', U'\\', U'/', U'-'}
                        : Signs{U'╭', U'╮', U'╰', U'╯', U'─'}),
      sheet_(2 * kLinesOfRow + middle_, s_.coop() ? 3 * cell_ : 2 * cell_ + gap_ + 1) {}

int BoardPicture::corner_of(int row) const {
    const bool seated = !viewer_.is_watcher() || !s_.coop();
    if (!seated || (s_.coop() && !s_.placed())) return -1;
    for (int corner = 0; corner < kCorners; ++corner) {
        if (game_.row_at(s_, player(), corner) == row) return corner;
    }
    return -1;
}

int BoardPicture::damage_of(Row row, int place) const {
    int more = 0;
    for (int other = 0; other < row.size(); ++other) {
        if (other == place) continue;
        more = std::max<int>(more, game_.foe(s_, row.at(other)).effects.row_damage);
    }
    return game_.foe(s_, row.at(place)).damage[place] + more;
}

// "6 Champion      red 4h"
std::string BoardPicture::card_text(Row row, int place, int width) const {
    const FoeCard& card = game_.foe(s_, row.at(place));
    std::string troop{troop_name(card.troop)};
    if (troop.empty()) troop = is_boss(game_, card) ? "boss" : "monk";
    if (!wide_) troop = troop == "black" ? "blk" : troop.substr(0, troop == "boss" ? 4 : 3);
    const std::string right = troop + ' ' + std::to_string(card.honor) + 'h';
    const int room = width - 3 - static_cast<int>(right.size());
    const std::string sign = has_effect(card) ? "!" : "";
    const std::string name =
        Lines::cut(short_name(card.name), room - static_cast<int>(sign.size())) + sign;
    return std::to_string(damage_of(row, place)) + ' ' + Lines::padded(name, room + 1) + right;
}

std::string BoardPicture::caption(int index, int width) const {
    const Row row = s_.rows[index];
    const int corner = corner_of(index);
    std::string text = corner < 0 ? "" : std::string{kCornerNames[corner]};
    if (s_.coop()) {
        text += (text.empty() ? "" : " ") + std::string{kRowNames[index]};
    }
    const std::string unseen =
        wide_ && !s_.coop() ? " unseen" : " more";  // six rows have less room
    const std::string more = row.stack() == 0 ? "last" : std::to_string(row.stack()) + unseen;
    if (row.empty()) {
        text += row.stack() == 0 ? ": cleared" : ": empty, " + more;
    } else if (s_.has_token(index)) {
        text += (wide_ || !s_.coop() ? ": deflected, " : " token, ") + more;
    } else {
        const std::string damage = std::to_string(game_.damage(s_, index));
        text += wide_ || !s_.coop() ? ": " + damage + " damage, " : ' ' + damage + " dmg, ";
        text += more;
    }
    return Lines::cut(text, width);
}

// The edge of a card with its text: above it for far rows, below for near ones. Of a covered card's
// other edge only the end looks out.
void BoardPicture::draw_card(int line, int left, const std::string& text, bool far, bool edge_only,
                             Ink ink, bool strong) {
    const int width = cell_ - 2 * shift_;
    const bool upper = far != edge_only;
    const char32_t first = upper ? signs_.far_left : signs_.near_left;
    const char32_t last = upper ? signs_.far_right : signs_.near_right;
    for (int i = 1; i + 1 < width; ++i) sheet_.put(line, left + i, signs_.edge, ink);
    sheet_.put(line, left, first, ink, strong);
    sheet_.put(line, left + width - 1, last, ink, strong);
    if (!text.empty()) put_utf8(sheet_, line, left + 1, ' ' + text + ' ', ink, strong);
}

void BoardPicture::draw_row(int index, int top, int left, bool far) {
    const Row row = s_.rows[index];
    const int inner = cell_ - 2 * shift_ - 4;
    const auto line_of = [&](int place) { return far ? top + 2 - place : top + 1 + place; };
    for (int place = row.size() - 1; place >= 0; --place) {
        const Ink ink = ink_of(game_.foe(s_, row.at(place)).troop);
        const int column = left + place * shift_;
        const int under = line_of(place) + (far ? 1 : -1);
        draw_card(under, column, "", far, true, ink, false);
        draw_card(line_of(place), column, card_text(row, place, inner), far, false, ink,
                  place == 0);
    }
    const int line = far ? top + 3 : top;
    const bool reach = corner_of(index) >= 0;
    const Ink ink = row.empty() || !reach ? Ink::Quiet : Ink::Plain;
    if (!row.empty()) {
        const Ink frame = ink_of(game_.foe(s_, row.front()).troop);
        draw_card(line, left, caption(index, inner), far, true, frame, true);
    }
    put_utf8(sheet_, line, left + 1, ' ' + caption(index, inner) + ' ', ink, reach);
}

std::string BoardPicture::standing_on(int spot) const {
    const std::string name{kSpotNames[spot]};
    const bool settled = s_.placed() || s_.phase == Phase::StandAnswer || s_.over();
    std::string who;
    for (int i = 0; i < 2 && settled; ++i) {
        if (s_.spots[i] != spot) continue;
        who += (who.empty() ? "" : " and ") + (viewer_.is(Seat{i}) ? "you" : std::to_string(i + 1));
    }
    return "( " + name + (who.empty() ? "" : ": " + who) + " )";
}

void BoardPicture::draw_samurai(int line) {
    const int center = s_.coop() ? 0 : (2 * cell_ + gap_) / 2;
    if (!s_.coop()) {
        const std::string_view you = "( samurai )";
        return sheet_.put(line, center - static_cast<int>(you.size()) / 2, you, Ink::Cover, true);
    }
    for (int spot = 0; spot < 2; ++spot) {
        const std::string text = standing_on(spot);
        const int column = (turned_ ? 2 - spot : 1 + spot) * cell_ - 1;
        sheet_.put(line, column - static_cast<int>(text.size()) / 2, text, Ink::Cover,
                   text.find("you") != std::string::npos);
    }
}

Picture BoardPicture::draw() {
    const int near = kLinesOfRow + middle_;
    for (int index = 0; index < s_.row_count(); ++index) {
        if (!s_.coop()) {
            constexpr int kLine[] = {0, 0, 1, 1};
            constexpr int kColumn[] = {0, 1, 1, 0};
            draw_row(index, kLine[index] * near, kColumn[index] * (cell_ + gap_), index < 2);
            continue;
        }
        // EIY-117; from the other side everything is turned by 180 degrees.
        const bool far = (index < 3) != turned_;
        const int column = turned_ ? 2 - index % 3 : index % 3;
        draw_row(index, far ? 0 : near, column * cell_, far);
    }
    draw_samurai(kLinesOfRow + middle_ / 2);
    return sheet_.picture();
}

}  // namespace engawa::eiyo
