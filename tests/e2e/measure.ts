// Runs inside the page: everything on the screen that is cut off, too small to read or too small for a finger, in words.
export interface Asked {
  /** Targets of 44 pixels are wanted. */
  readonly touch: boolean;
  /** The page may be longer than the screen; a table may not. */
  readonly scrolls: boolean;
}

export function measure({ touch, scrolls }: Asked): string[] {
  const found = new Set<string>();
  const name = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${label.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.add(`scrolls sideways: ${page.scrollWidth} in ${innerWidth}`);
  if (!scrolls && page.scrollHeight > innerHeight + 1) found.add(`scrolls: ${page.scrollHeight} in ${innerHeight}`);

  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const inside = dialog ?? document.body;
  const hidden = (element: Element): boolean => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return true;
    if (element.closest('.visually-hidden, .skip, [inert]')) return true;
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };
  /** The nearest part that scrolls by itself: what lies outside of it can be reached. */
  const scroller = (element: Element): Element | null => {
    for (let at = element.parentElement; at && at !== page; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return at;
    }
    return null;
  };

  // Text: at least 13, or 12 where a badge or a key's name stands; what is drawn on the board is the board's.
  const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || hidden(element) || element.closest('svg, script, style')) continue;
    const style = getComputedStyle(element);
    const least = element.closest('kbd, .cnt, .key, .badge, small, [data-small]') ? 12 : 13;
    if (parseFloat(style.fontSize) < least - 0.01) found.add(`text of ${style.fontSize}: ${name(element)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!scroller(element) && (box.right > innerWidth + 1 || box.left < -1))
      found.add(`off the screen: ${name(element)}`);
    if (!scrolls && !scroller(element) && (box.bottom > innerHeight + 1 || box.top < -1))
      found.add(`off the screen: ${name(element)}`);
    for (let at: Element | null = element; at && at !== inside; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const edge = at.getBoundingClientRect();
      if (overflowX === 'hidden' && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5))
        found.add(`cut off at the side: ${name(element)}`);
      if (overflowY === 'hidden' && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2))
        found.add(`cut off below: ${name(element)}`);
    }
  }

  // Targets. One may be larger than it looks: what counts is where a finger hits it.
  const targets =
    'button, a[href], input:not([type=hidden]), select, [role=button], [role=tab], [role=radio], [role=switch]';
  for (const element of touch ? inside.querySelectorAll(targets) : []) {
    if (hidden(element) || element.closest('[data-square]') || element.hasAttribute('disabled')) continue;
    const inText =
      element.tagName === 'A' && element.closest('p, li, dd') && getComputedStyle(element).display === 'inline';
    if (inText) continue;
    const box = element.getBoundingClientRect();
    if (box.bottom < 0 || box.top > innerHeight) continue;
    const label = element.closest('label')?.getBoundingClientRect();
    const wide = Math.max(box.width, label?.width ?? 0);
    const high = Math.max(box.height, label?.height ?? 0);
    if (wide >= 43.5 && high >= 43.5) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = (dx: number, dy: number): boolean => {
      const at = document.elementFromPoint(x + dx, y + dy);
      return (
        at !== null &&
        (element.contains(at) ||
          (at.contains(element) === false &&
            at.closest('label') === element.closest('label') &&
            element.closest('label') !== null))
      );
    };
    const missed = (wide < 43.5 && !(hit(-21, 0) && hit(21, 0))) || (high < 43.5 && !(hit(0, -21) && hit(0, 21)));
    if (missed) found.add(`target of ${Math.round(wide)} by ${Math.round(high)}: ${name(element)}`);
  }
  return [...found];
}
