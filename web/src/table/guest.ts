// Whether this device has ever sat at a table of the server. The token itself is a cookie that no script reads.
const PLACE = 'engawa.guest';
let here = false;

export function isGuest(): boolean {
  try {
    return here || localStorage.getItem(PLACE) !== null;
  } catch {
    return here;
  }
}
export function becomeGuest(): void {
  here = true;
  try {
    localStorage.setItem(PLACE, '1');
  } catch {
    // Blocked: it is asked again when the tab is opened anew.
  }
}
