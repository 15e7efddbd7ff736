/** A drawn card of the upper rarities, with its number in the pack's public log. */
export interface RecentWin {
  readonly slot: number;
  /** The index of the prize in the pack. */
  readonly prize: number;
  readonly drawId: string;
  /** The time of the draw, ISO 8601. */
  readonly at: string;
}

/** The cards of one draw. */
export interface DrawnCards {
  readonly drawId: string;
  readonly firstSlot: number;
  readonly prizeIndexes: readonly number[];
  readonly at: Date;
}

export const SUPER_RARE = 2;
/** Wins kept of each rarity and pack. */
const MAX_PER_RARITY = 10;
/** Wins are shown after this time, so that nobody sees a card before the member who drew it. */
export const REVEAL_MS = 30_000;
/** Older wins are not shown. */
export const RECENT_MS = 7 * 86_400_000;

/**
 * Adds the best card of a draw to the wins of a pack, oldest first. One card only, so that a draw of a hundred does not displace
 * all others. Returns the same list if the draw has no win.
 *
 * @param rarities the rarities of the pack's prizes, by their index
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

/** Returns true if a prize is rarer, or as rare with a lower index. */
const isBetter = (prize: number, other: number, rarityOf: (prize: number) => number): boolean =>
  rarityOf(prize) > rarityOf(other) || (rarityOf(prize) === rarityOf(other) && prize < other);

/** Returns true if a win may be shown already, and is still recent. */
export const isShown = ({ at }: RecentWin, now: Date): boolean => {
  const ageMs = now.getTime() - Date.parse(at);
  return ageMs >= REVEAL_MS && ageMs < RECENT_MS;
};
