/** Minimum points to return before convertible cards are shipped. */
export const SHIPPING_THRESHOLD_POINTS = 1000;

const HOLDING_MS = 24 * 3_600_000;

interface Choosable {
  readonly history_id: string | number;
  readonly buy_point: number;
  /** '1' for a ship-only card */
  readonly no_reduction: '0' | '1';
}

/** '1' for a draw paid in coins, whose cards cannot be converted. */
type BoughtWithCoins = '0' | '1';

export const isShipOnly = (card: Choosable, isBuyCoin: BoughtWithCoins): boolean =>
  card.no_reduction === '1' || isBuyCoin === '1';

/** Returns the cards to ship, chosen or ship-only, and the cards to convert. */
export const selectChosenCards = <Card extends Choosable>(
  cards: readonly Card[],
  chosen: ReadonlySet<string>,
  isBuyCoin: BoughtWithCoins,
): { toShip: Card[]; toConvert: Card[] } => {
  const isShipped = (card: Card) => isShipOnly(card, isBuyCoin) || chosen.has(String(card.history_id));
  return { toShip: cards.filter(isShipped), toConvert: cards.filter((card) => !isShipped(card)) };
};

export const sumPoints = (cards: readonly Choosable[]): number =>
  cards.reduce((total, { buy_point }) => total + buy_point, 0);

/**
 * Returns the points still missing for this choice, or 0. Shipping a convertible card requires at least 1000P from the
 * others.
 */
export const computeMissingPoints = (
  { toShip, toConvert }: { toShip: readonly Choosable[]; toConvert: readonly Choosable[] },
  isBuyCoin: BoughtWithCoins,
): number =>
  toShip.every((card) => isShipOnly(card, isBuyCoin))
    ? 0
    : Math.max(0, SHIPPING_THRESHOLD_POINTS - sumPoints(toConvert));

/** Returns true if a convertible card may be shipped: the cards beside it must return 1000P. */
export const canShipAny = (cards: readonly Choosable[], isBuyCoin: BoughtWithCoins): boolean => {
  const points = cards.filter((card) => !isShipOnly(card, isBuyCoin)).map(({ buy_point }) => buy_point);
  return points.reduce((sum, point) => sum + point, 0) - Math.min(...points) >= SHIPPING_THRESHOLD_POINTS;
};

/**
 * Returns the time at which the shop decides, ISO 8601.
 * @param created time of the draw, ISO 8601
 */
export const deadlineOf = (created: string): string => new Date(Date.parse(created) + HOLDING_MS).toISOString();

interface Rare {
  /** 0 normal to 3 ultra rare */
  readonly rarity: number;
  readonly rarity_label: string;
}

interface Valued {
  readonly rarity: number;
  /** points after conversion */
  readonly buy_point?: number;
}

/** Sorts cards by points, then by rarity, then by the order of the draw. */
export const sortByValue = <Card extends Valued>(cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => (b.buy_point ?? 0) - (a.buy_point ?? 0) || b.rarity - a.rarity);

interface Alike extends Valued {
  readonly name: string;
  readonly model_number: string;
  readonly image: string;
  readonly num: number;
  readonly no_reduction: '0' | '1';
  readonly extra: string;
  readonly special_remarks: string;
}

/** Group of identical cards with the fields of the first one. */
export type EqualCards<Card> = Card & { readonly equal: readonly Card[] };

const signOf = (card: Alike): string =>
  JSON.stringify([
    ...[card.name, card.model_number, card.image, card.num, card.rarity],
    ...[card.buy_point, card.no_reduction, card.extra, card.special_remarks],
  ]);

/** Groups identical cards, each group at the place of its first card. */
export const groupEqual = <Card extends Alike>(cards: readonly Card[]): EqualCards<Card>[] => {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groups.get(signOf(card));
    if (group) group.push(card);
    else groups.set(signOf(card), [card]);
  }
  return Array.from(groups.values(), (equal) => ({ ...equal[0]!, equal }));
};

/** Maximum number of cards that are shown one by one; more are grouped. */
export const FEW_CARDS = 10;

export const isFew = (cards: readonly unknown[]): boolean => cards.length <= FEW_CARDS;

/** Wraps each card as a group of one. */
export const toSingleCards = <Card>(cards: readonly Card[]): EqualCards<Card>[] =>
  cards.map((card) => ({ ...card, equal: [card] }));

/** Sorts cards by rarity, rarest first; equal rarities keep the order of the draw. */
export const sortByRarity = <Card extends Pick<Rare, 'rarity'>>(cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => b.rarity - a.rarity);

/** Groups cards by rarity, rarest first. */
export const groupByRarity = <Card extends Rare>(
  cards: readonly Card[],
): { rarity: number; label: string; cards: Card[] }[] => {
  const groups = new Map<number, { rarity: number; label: string; cards: Card[] }>();
  for (const card of sortByRarity(cards)) {
    const group = groups.get(card.rarity) ?? { rarity: card.rarity, label: card.rarity_label, cards: [] };
    group.cards.push(card);
    groups.set(card.rarity, group);
  }
  return [...groups.values()];
};
