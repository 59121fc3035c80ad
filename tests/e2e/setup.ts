// One house for all tests (unless ENGAWA_URL names one that is open), and one that is asked by the machine's outer address, where browsers trust less.
import { openHouse, outerAddress } from './house.ts';

export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['ENGAWA_URL']) return async () => undefined;
  const houses = [await openHouse()];
  process.env['ENGAWA_URL'] = houses[0]?.url ?? '';
  const outer = outerAddress();
  if (outer) {
    const plain = await openHouse('--bind', outer);
    houses.push(plain);
    process.env['ENGAWA_PLAIN_URL'] = plain.url;
  }
  return async () => void (await Promise.all(houses.map((house) => house.close())));
}
