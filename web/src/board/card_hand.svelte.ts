// Cards under a hand: a press that moves less than a few pixels is left to the button beneath it; from a card of the hand
// (`data-hand` with its `data-ref`) it is a drag to wherever `data-drop` says, and one that stays on `data-look` is a look.
import { Press, type Input } from './press.ts';

export interface CardActs {
  /** Every press, also one that is only a click. */
  pressed?(input: Input): void;
  /** Whether a move begins with this card; it is taken then. */
  takes(ref: string, input: Input): boolean;
  /** Let go over a place: its `data-drop`. */
  drops(at: string, input: Input, ref: string): void;
  looks(what: string): void;
  /** A mouse without a press: the `data-look` under it, null: none, and where that stands. */
  hovers?(what: string | null, at: Element | null): void;
}

interface Found {
  readonly card: string | null;
  readonly look: string | null;
}

/** How far above a finger the card floats. */
const FLOAT = 60;

export class CardHand {
  /** The card on its way, at the pointer. */
  dragged = $state.raw<{ readonly ref: string; readonly x: number; readonly y: number } | null>(
    null,
  );
  /** The `data-drop` under it. */
  over = $state<string | null>(null);
  readonly press: Press<Found>;

  constructor(acts: CardActs) {
    this.press = new Press<Found>({
      begins(event, input) {
        acts.pressed?.(input);
        const card = attribute(event.target, 'data-hand', 'data-ref');
        const look = underneath(event.clientX, event.clientY, 'data-look');
        return card === null && look === null ? null : { card, look };
      },
      held: ({ what: { look } }) => (look !== null ? (acts.looks(look), true) : false),
      pulled: ({ what: { card }, input }) =>
        card !== null && acts.takes(card, input) ? 'drag' : 'tap',
      dragged: (event, { what: { card }, input }) => {
        const [x, y] = [event.clientX, event.clientY - (input === 'touch' ? FLOAT : 0)];
        this.dragged = { ref: card ?? '', x, y };
        this.over = underneath(x, y, 'data-drop');
      },
      dropped: (_, { what: { card }, input }) => {
        const { over } = this;
        this.#letGo();
        if (over !== null && card !== null) acts.drops(over, input, card);
      },
      lost: () => this.#letGo(),
      hovers({ pointerType, clientX, clientY }) {
        if (!acts.hovers || pointerType !== 'mouse') return;
        const at = lookAt(clientX, clientY, 'data-look');
        acts.hovers(at?.getAttribute('data-look') ?? null, at);
      },
    });
  }
  #letGo(): void {
    this.dragged = null;
    this.over = null;
  }
}

function attribute(target: EventTarget | null, marked: string, name: string): string | null {
  const found = target instanceof Element ? target.closest(`[${marked}]`) : null;
  return found?.getAttribute(name) ?? null;
}
/** The nearest thing with this attribute at a point of the screen, whatever floats above it. */
function lookAt(x: number, y: number, name: string): Element | null {
  const found = document.elementsFromPoint(x, y).find((one) => one.closest(`[${name}]`));
  return found?.closest(`[${name}]`) ?? null;
}
const underneath = (x: number, y: number, name: string): string | null =>
  lookAt(x, y, name)?.getAttribute(name) ?? null;
