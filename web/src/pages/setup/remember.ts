// What was chosen last when a table was set, for each game, on this device.
import type { Plan } from '../../table/plan.ts';

const key = (game: string): string => `engawa.plan.${game}`;

/** As a query: `/play` and the set-up read it the same way. */
export function remembered(game: string): URLSearchParams {
  try {
    return new URLSearchParams(localStorage.getItem(key(game)) ?? '');
  } catch {
    return new URLSearchParams();
  }
}

/** A seed and a position are for one table only. */
export function remember(plan: Plan, query: URLSearchParams): void {
  const lasting = new URLSearchParams(query);
  lasting.delete('seed');
  lasting.delete('position');
  if (plan.position) lasting.delete('practice');
  try {
    localStorage.setItem(key(plan.game), lasting.toString());
  } catch {
    // Blocked or full: next time begins as the first time did.
  }
}
