// Signs outside the table that it is your turn: the title, the icon of the tab, a notification if it was allowed.

const usual = '/icons/mark.svg';
const turn = '/icons/mark-turn.svg';

export function setTitle(title: string, yours: boolean): void {
  document.title = yours ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = yours ? turn : usual;
  if (icon && !icon.href.endsWith(address)) icon.href = address;
}

export const canNotify = (): boolean => isSecureContext && 'Notification' in window;

/** Whether it is allowed now; asks if nobody has answered yet. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Only while nobody looks; one at a time for each table, by its id. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
  const options = { body, tag, icon: '/icons/icon-192.png', data: { address: `/table/${tag}` } };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
