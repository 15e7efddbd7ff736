/** The points that must come back at least before convertible cards are shipped. */
export const SHIPPING_THRESHOLD_POINTS = 1000;

const HOLDING_MS = 24 * 3_600_000;

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

/** Whether any card that could be converted may be shipped at all: those beside it must come to 1000P. */
export const canShipAny = (cards: readonly Choosable[], isBuyCoin: BoughtWithCoins): boolean => {
  const points = cards.filter((card) => !isShipOnly(card, isBuyCoin)).map(({ buy_point }) => buy_point);
  return points.reduce((sum, point) => sum + point, 0) - Math.min(...points) >= SHIPPING_THRESHOLD_POINTS;
};

/** When the shop decides by itself. @param created ISO 8601, the moment of the draw. @returns ISO 8601 */
export const deadlineOf = (created: string): string => new Date(Date.parse(created) + HOLDING_MS).toISOString();

interface Rare {
  /** 0 normal to 3 ultra rare */
  readonly rarity: number;
  readonly rarity_label: string;
}

/** The rarest first; cards of one rarity stay in the order they were drawn. */
export const rarestFirst = <Card extends Pick<Rare, 'rarity'>>(cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => b.rarity - a.rarity);

/** The cards of each rarity, the rarest first. */
export const byRarity = <Card extends Rare>(
  cards: readonly Card[],
): { rarity: number; label: string; cards: Card[] }[] => {
  const groups = new Map<number, { rarity: number; label: string; cards: Card[] }>();
  for (const card of rarestFirst(cards)) {
    const group = groups.get(card.rarity) ?? { rarity: card.rarity, label: card.rarity_label, cards: [] };
    group.cards.push(card);
    groups.set(card.rarity, group);
  }
  return [...groups.values()];
};
