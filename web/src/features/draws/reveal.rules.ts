/** How a card lies: its back up, about to be turned once its picture can be drawn, being turned, or open. */
export type Face = 'down' | 'ready' | 'turning' | 'up';

/** Which card is before the member, and how it lies. */
export interface Reveal {
  readonly index: number;
  readonly face: Face;
}

/**
 * The next step of the reveal: a tap turns the card, a second one shows it at once, a third goes on to the next card.
 * @param isStill nothing is turned: each card is shown as it comes
 */
export const nextStep = ({ index, face }: Reveal, isStill: boolean): Reveal => {
  if (face === 'down') return { index, face: 'ready' };
  if (face !== 'up') return { index, face: 'up' };
  return { index: index + 1, face: firstFace(isStill) };
};

/** The picture of the card can be drawn: the turn begins, unless the member has gone on meanwhile. */
export const startTurn = (reveal: Reveal): Reveal =>
  reveal.face === 'ready' ? { ...reveal, face: 'turning' } : reveal;

/** How a card comes. */
export const firstFace = (isStill: boolean): Face => (isStill ? 'up' : 'down');

/** How long a turn lasts by rarity, ms; nobody waits long for what is common, and the best cards stop time. */
const TURN_MS = [400, 600, 1100, 1900];

/** How long a card is turned, ms. */
export const turnMs = (rarity: number): number => TURN_MS[rarity] ?? TURN_MS[0]!;

/** From super rare on, a card bursts into light, and can be gone to straight away. */
export const isBest = ({ rarity }: { rarity: number }): boolean => rarity >= 2;

/** From so many cards on, a member may want the best alone. */
const MANY = 10;

/** Whether the best cards can be asked for alone; whether there are any is not told by it. */
export const offersBest = (total: number): boolean => total >= MANY;

/**
 * Straight to the next of the best cards, which is turned at once; the one that still lies on its face counts.
 * @returns null when there is none any more
 */
export const nextBest = (
  { index, face }: Reveal,
  cards: readonly { readonly rarity: number }[],
  isStill: boolean,
): Reveal | null => {
  const found = cards.findIndex((card, i) => i >= (face === 'down' ? index : index + 1) && isBest(card));
  return found < 0 ? null : { index: found, face: isStill ? 'up' : 'ready' };
};
