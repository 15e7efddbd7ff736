/** The points that must come back at least before convertible cards are shipped. */
const SHIPPING_THRESHOLD_POINTS = 1000;

const SEED_BYTES = 16;

interface Choosable {
  readonly history_id: string | number;
  readonly buy_point: number;
  /** '1': ship-only */
  readonly no_reduction: '0' | '1';
}

/** '1' when the draw was paid in coins: none of its cards can be converted. */
type BoughtWithCoins = '0' | '1';

export const isShipOnly = (card: Choosable, isBuyCoin: BoughtWithCoins): boolean =>
  card.no_reduction === '1' || isBuyCoin === '1';

/** The cards chosen for shipping: those the member chose, and those that can only be shipped. */
export const chosenCards = <Card extends Choosable>(
  cards: readonly Card[],
  chosen: ReadonlySet<string>,
  isBuyCoin: BoughtWithCoins,
): { toShip: Card[]; toConvert: Card[] } => {
  const isShipped = (card: Card) => isShipOnly(card, isBuyCoin) || chosen.has(String(card.history_id));
  return { toShip: cards.filter(isShipped), toConvert: cards.filter((card) => !isShipped(card)) };
};

export const totalPoints = (cards: readonly Choosable[]): number =>
  cards.reduce((total, { buy_point }) => total + buy_point, 0);

/**
 * The points still missing before this choice may be made: shipping a card that could be converted wants at least
 * 1000P back from the others. 0 when it may.
 */
export const pointsMissing = (
  { toShip, toConvert }: { toShip: readonly Choosable[]; toConvert: readonly Choosable[] },
  isBuyCoin: BoughtWithCoins,
): number =>
  toShip.every((card) => isShipOnly(card, isBuyCoin))
    ? 0
    : Math.max(0, SHIPPING_THRESHOLD_POINTS - totalPoints(toConvert));

/** States of a purchase, as the history's filter counts them: all, unselected, not shipped, shipped, no shipping. */
export const HISTORY_MODES = ['0', '1', '2', '3', '4'] as const;
export type HistoryMode = (typeof HISTORY_MODES)[number];

export const historyModeOf = (mode: string | null): HistoryMode => HISTORY_MODES.find((known) => known === mode) ?? '0';

/** A fresh client seed: 128 bits from `fill`, in hexadecimal. */
export const newClientSeed = (fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string =>
  Array.from(fill(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
