// The table between two moves: what a blow turns up and takes, told beat by beat though the engine does it at once. Nothing is worked
// out: cards and levels are those of the log and of the table before and after.
import type { Event } from './log.ts';
import type { Position } from './position.ts';

/** His card lies open, and your Guard meets its level. */
export function turnedUp(position: Position, events: readonly Event[]): Position {
  const event = events.find(({ kind }) => kind === 'counter_turned');
  const { counterBag, known, gauges } = position;
  const card = [...(known ? [known] : []), ...counterBag].find(({ id }) => id === event?.card);
  if (!event || !card) return position;
  const level = event.number;
  return {
    ...position,
    counter: [{ ...card, level }],
    counterBag: counterBag.filter(({ id }) => id !== card.id),
    known: null,
    gauges: gauges.map((one) => (one.id === 'guard' ? { ...one, turned: level } : one)),
  };
}

/** He has nothing left. */
export const withoutLife = (position: Position, ref: string): Position => ({
  ...position,
  foes: position.foes.map((foe) =>
    foe.ref === ref ? { ...foe, life: { ...foe.life, count: 0 } } : foe,
  ),
});

/** What the blow took is gone; everything else stands as it did. A rest that follows it comes later. */
export function lost(position: Position, after: Position, who: string): Position {
  const { armour, wounds } = after;
  if (who === 'you')
    return {
      ...position,
      life: after.life.count < position.life.count ? after.life : position.life,
      ki: after.ki.count < position.ki.count ? after.ki : position.ki,
      armour,
      wounds: { ...position.wounds, you: wounds.you },
    };
  return {
    ...position,
    armour,
    wounds: {
      ...position.wounds,
      foes: position.wounds.foes.map((own, n) => wounds.foes[n] ?? own),
    },
    foes: position.foes.map((foe) => {
      const then = after.foes.find(({ n, id }) => n === foe.n && id === foe.id);
      if (then) return { ...foe, life: then.life, ki: then.ki, armour: then.armour };
      // Another stands there afterwards, or nobody.
      return foe.ref === who ? { ...foe, life: { ...foe.life, count: 0 } } : foe;
    }),
  };
}
