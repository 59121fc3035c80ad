// The rows of Eiyo around the samurai, as one viewer sees them from the own side of the table.
#pragma once

#include "terminal/eiyo/picture_parts.h"
#include "terminal/sheet.h"

namespace engawa::eiyo {

class BoardPicture {
  public:
    BoardPicture(const Eiyo& game, const Observed<State>& view, const PictureWish& wish);
    Picture draw();

  private:
    struct Signs {
        char32_t far_left, far_right, near_left, near_right, edge;
    };

    int player() const { return turned_ ? 1 : 0; }
    // The corner at which the viewer reaches this row; -1 if it is out of reach.
    int corner_of(int row) const;
    int damage_of(Row row, int place) const;  // of the card at this place, with EIY-255
    std::string card_text(Row row, int place, int width) const;
    std::string caption(int row, int width) const;
    void draw_row(int row, int top, int left, bool far);
    void draw_card(int line, int left, const std::string& text, bool far, bool edge_only, Ink ink,
                   bool strong);
    void draw_samurai(int line);
    std::string standing_on(int spot) const;

    const Eiyo& game_;
    const State& s_;
    Viewer viewer_;
    bool wide_;
    bool turned_;  // seat 2 sits opposite (EIY-119)
    int shift_;    // how far a covered card looks out
    int cell_;     // columns of a row
    int gap_;
    int middle_;  // lines between far and near rows
    Signs signs_;
    Sheet sheet_;
};

}  // namespace engawa::eiyo
