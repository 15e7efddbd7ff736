import type { Person } from '../../../test/support/whole-shop.js';
import { CountingHouse } from './ledger.fixture.js';

const HOUR_MS = 3_600_000;

/** The history of the ledger's fixture, with people and times. */
export interface TwoDays {
  readonly house: CountingHouse;
  /** Bought 3,000 points, drew 20 cards, ships 2 of them and converted 18. */
  readonly hanako: Person;
  /** Received 5,000 points and 40 coins, drew 3 cards and did not decide, so that the shop did. */
  readonly taro: Person;
  /** Hanako's draw. */
  readonly drawId: string;
  /** The lot that Hanako bought. */
  readonly lotId: string;
  /** The times of the purchase, the draw, her decision, Taro's actions, and the end. */
  readonly moments: readonly Date[];
}

/** Opens a shop in which two members did something of each kind. Every projection is up to date, and nothing runs. */
export const runTwoDays = async (): Promise<TwoDays> => {
  const house = await CountingHouse.open();
  const moments: Date[] = [];
  const mark = async (ms: number): Promise<void> => {
    moments.push(house.quiet.now);
    await house.quiet.pass(ms);
  };
  await house.openBox('ledger', 100);
  await house.openBox('idle', 10);
  const hanako = await house.shop.person();
  const taro = await house.shop.person(5000);
  const lotId = await house.sellPoints(hanako.memberId, 3000);
  await mark(HOUR_MS);
  const { drawId, cards } = await house.draw(hanako, 'ledger', 20);
  await mark(1);
  await house.decide(hanako, cards.slice(0, 2), cards.slice(2));
  await mark(20 * HOUR_MS);
  await house.draw(taro, 'ledger', 3);
  await house.giveCoins(taro.memberId, 40);
  await mark(25 * HOUR_MS);
  await house.quiet.sweep();
  await mark(0);
  await house.quiet.feed();
  await house.signIn();
  return { house, hanako, taro, drawId, lotId, moments };
};
