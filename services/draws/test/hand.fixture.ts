import type { Browser } from '../../../test/support/browser.js';
import type { OfferOptions, WholeShop } from '../../../test/support/whole-shop.js';
import type { BoxPrize } from '../streams/offer.js';

/** A box of which a member has drawn all cards: the card ids by prize. */
export interface DrawnBox {
  readonly packId: string;
  readonly drawId: string;
  readonly cards: Readonly<Record<string, readonly string[]>>;
}

/** A member who has drawn a whole box. */
export interface Hand extends DrawnBox {
  readonly memberId: string;
  readonly browser: Browser;
}

let boxes = 0;

/** Opens a box with these prizes and has a member draw all of it. */
export const emptyBox = async (
  shop: WholeShop,
  browser: Browser,
  prizes: readonly BoxPrize[],
  offer: OfferOptions = {},
): Promise<DrawnBox> => {
  const packId = `box${boxes++}`;
  await shop.openBox(packId, { ...offer, prizes });
  const { body } = await browser.post('user/pack/buy', { pack_id: packId, count: 'all' });
  const cards: Record<string, string[]> = {};
  for (const card of body.cards) cards[card.model_number] = [...(cards[card.model_number] ?? []), card.history_id];
  return { packId, drawId: body.history_id, cards };
};

/** Creates a member with 10,000 points and 100 coins who draws a whole new box at 100 points a card. */
export const deal = async (shop: WholeShop, prizes: readonly BoxPrize[], offer: OfferOptions = {}): Promise<Hand> => {
  const { memberId, browser } = await shop.person(10_000, 100);
  return { memberId, browser, ...(await emptyBox(shop, browser, prizes, offer)) };
};
