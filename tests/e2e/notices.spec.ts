// Notices of the system, which the headless shell refuses: in the whole browser.
import { launched } from './chromium.ts';
import { accept, goHome, invite, keptHouse, oneMove, person } from './friends.ts';
import { lots } from './table.ts';
import { expect, test } from './test.ts';

test.use({ launchOptions: launched('/usr/bin/chromium') });
const house = keptHouse();

test('your turn is told where nobody looks, if notices are allowed', async ({ browser }) => {
  const ada = await person(browser, house.url, { notify: true });
  const ben = await person(browser, house.url);
  await ada.context.grantPermissions(['notifications'], { origin: house.url });
  await accept(ben.page, await invite(ada.page, 'paiko', 'Ada'), 'Ben');
  const lot = lots(5);
  await oneMove([ada, ben], lot);
  await ada.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const told: unknown[] = [];
    Object.assign(window, { told });
    Object.defineProperty(document, 'hidden', { get: () => true });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void told.push({ title, options });
  });
  const told = () => ada.page.evaluate(() => JSON.stringify((window as unknown as { told: unknown[] }).told));
  while ((await told()) === '[]') await oneMove([ada, ben], lot);
  expect(await told()).toContain('Your turn.');
  expect(await told()).toContain(`/table/${new URL(ada.page.url()).pathname.split('/')[2]}`);
  await expect(ada.page).toHaveTitle(/^● Your turn/);
  await goHome(ada, ben);
});
