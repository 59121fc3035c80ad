// Files that leave the page: a record, and the report of a bug.
import type { Table, TableState } from '../../table/table.ts';

export function download(name: string, text: string, kind = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const recordName = (state: TableState, when: Date): string =>
  `${state.game}-${when.toISOString().slice(0, 10)}-${state.id}.record`;

/** The record; while secrets run, what the person at this screen knows. */
export async function bugReport(table: Table, state: TableState): Promise<string> {
  const what = await table.record().then(
    (record) => ({ record }),
    () => ({ view: state.view, log: state.log }),
  );
  return JSON.stringify(
    {
      version: ENGAWA_VERSION,
      signature: ENGAWA_SIGNATURE,
      address: location.pathname,
      browser: navigator.userAgent,
      window: [innerWidth, innerHeight, devicePixelRatio],
      game: state.game,
      rules: state.view.rules,
      phase: state.phase,
      viewer: state.viewer,
      problem: state.problem,
      ...what,
    },
    null,
    1,
  );
}
