// How the table lies in its box: one column on a phone and on a tablet that stands, the courtyard beside the veranda on a
// phone that lies, else honor and toll beside them. Styles know these kinds by their names; how large things are then
// stands in styles/sizes.css.
export type Size =
  | 'phone'
  | 'low' // a phone that lies
  | 'flat' // … and a small one
  | 'thin' // no room for words in three columns of rows
  | 'mid' // less height than a phone's usual
  | 'short' // still less
  | 'slim' // less width
  | 'tall' // a tablet that stands
  | 'close' // a desk with little width
  | 'snug' // … with little height
  | 'tight'; // … with still less

const when = (steps: Readonly<Partial<Record<Size, boolean>>>): readonly Size[] =>
  (Object.keys(steps) as Size[]).filter((size) => steps[size]);

export function sizesFor(width: number, height: number): readonly Size[] {
  // What fits a small phone that stands fits beside a veranda, too.
  if (height < 460 && width > height * 1.2)
    return when({
      phone: true,
      mid: true,
      short: true,
      low: true,
      thin: width < 760,
      flat: height < 330,
    });
  if (width <= 760)
    return when({
      phone: true,
      thin: true,
      mid: height <= 756,
      short: height <= 676,
      slim: width <= 380,
    });
  return when({
    tall: height >= 980 && width < 1000,
    close: width < 940,
    snug: height <= 690,
    tight: height <= 610,
  });
}
