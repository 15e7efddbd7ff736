/** A card of the upper rarities that somebody has drawn: where it lies in the public log of its pack, and which it is. */
export interface RecentWin {
  readonly slot: number;
  /** The row of the pack's prizes. */
  readonly prize: number;
  readonly drawId: string;
  /** When it was drawn, ISO 8601. */
  readonly at: string;
}

/** Cards drawn at once. */
export interface DrawnCards {
  readonly drawId: string;
  readonly firstSlot: number;
  readonly prizeIndexes: readonly number[];
  readonly at: Date;
}

export const SUPER_RARE = 2;
/** Wins of each rarity that are kept of a pack. */
const MAX_PER_RARITY = 10;
/** From then on whoever drew it has seen it by themselves: nobody is to read of their card before they do. */
export const REVEAL_MS = 30_000;
/** What is older does not happen now. */
export const RECENT_MS = 7 * 86_400_000;

/**
 * The wins of a pack after one more draw, oldest first: of a draw only its best card, however many it has, so that who
 * draws a hundred at once does not push out everybody else. The same list where nothing was won.
 *
 * @param rarities of the pack's prizes, by their rows
 */
export const addDraw = (
  recent: readonly RecentWin[],
  rarities: readonly number[],
  { drawId, firstSlot, prizeIndexes, at }: DrawnCards,
): readonly RecentWin[] => {
  const rarityOf = (prize: number): number => rarities[prize] ?? 0;
  let best = -1;
  for (const [card, prize] of prizeIndexes.entries()) {
    if (rarityOf(prize) < SUPER_RARE) continue;
    if (best < 0 || isBetter(prize, prizeIndexes[best]!, rarityOf)) best = card;
  }
  if (best < 0) return recent;
  const win = { slot: firstSlot + best, prize: prizeIndexes[best]!, drawId, at: at.toISOString() };
  const ofItsRarity = recent.filter(({ prize }) => rarityOf(prize) === rarityOf(win.prize));
  const crowdedOut = ofItsRarity.length >= MAX_PER_RARITY ? ofItsRarity[0] : undefined;
  return [...recent.filter((one) => one !== crowdedOut), win];
};

/** The rarer one; of two as rare the one whose row stands above. */
const isBetter = (prize: number, other: number, rarityOf: (prize: number) => number): boolean =>
  rarityOf(prize) > rarityOf(other) || (rarityOf(prize) === rarityOf(other) && prize < other);

/** Whether a win is shown by now, and still. */
export const isShown = ({ at }: RecentWin, now: Date): boolean => {
  const ageMs = now.getTime() - Date.parse(at);
  return ageMs >= REVEAL_MS && ageMs < RECENT_MS;
};
