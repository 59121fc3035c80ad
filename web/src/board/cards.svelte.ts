// The cards that a table is played with, as soon as the engine has told them. Called while a component is made.
import type { BoardProps } from './game_page.ts';
import { byId, type Cards } from './speech.ts';

export class CardBook {
  all = $state.raw<Cards>(byId([]));

  constructor(props: () => BoardProps) {
    $effect(() => {
      let gone = false;
      void props()
        .table.cards()
        .then((cards) => {
          if (!gone) this.all = byId(cards);
        });
      return () => (gone = true);
    });
  }
}
