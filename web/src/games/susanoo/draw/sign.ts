/** A square sign as text; with a label ears hear it too. */
export function sign(kind: string, box: number, body: string, size: number, label: string): string {
  const heard = label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"';
  return `<svg class="${kind}" viewBox="0 0 ${box} ${box}" width="${size}" height="${size}" ${heard}>${body}</svg>`;
}
