import { isFew, sortByValue } from './choice.rules';

/** Face of a card: back up, waiting for its picture, turning, or open. */
export type Face = 'down' | 'ready' | 'turning' | 'up';

/** Progress of a reveal: large cards one by one, then an overview of all. */
export interface Reveal {
  /** indexes of the large cards in the draw */
  readonly large: readonly number[];
  /** position in `large`; past its end the overview is shown */
  readonly at: number;
  readonly face: Face;
  /** large cards turn by themselves, and the other cards turn together in the overview */
  readonly isTogether: boolean;
}

interface Rarity {
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare */
  readonly rarity: number;
  /** points after conversion */
  readonly buy_point?: number;
}

/** Maximum number of large cards when there are many. */
const MAX_LARGE = 5;
/** Maximum number of cards in the overview; the list has all of them. */
const MAX_AT_GLANCE = 60;

/** Duration of a turn by rarity, ms. Common cards are quick, the best ones pause. */
const TURN_MS = [280, 520, 1400, 2400];
/** Moments at which the back of a best card cracks during the pause, as fractions of the turn. */
export const CRACKS = [0.28, 0.4, 0.52] as const;
export const BURST = 0.62;

/** Time that a card lies face down before it turns by itself, ms. */
const BEFORE_TURN_MS = 450;
/** Time that a card lies open before the next one follows by itself, by rarity, ms. */
const OPEN_MS = [650, 1000];

/** Returns the duration of a turn, ms. */
export const computeTurnMs = ({ rarity }: Rarity): number => TURN_MS[rarity] ?? TURN_MS[0]!;

/** Returns true for super rare and above, which pause and burst into light. */
export const isBest = ({ rarity }: Rarity): boolean => rarity >= 2;

const firstFaceOf = (isStill: boolean): Face => (isStill ? 'up' : 'down');

const worthOf = ({ buy_point = 0 }: Rarity): number => buy_point;

/**
 * Returns the indexes of the most valuable cards, in ascending order of value. Cards worth no more than the least are
 * left out.
 */
const bestOf = (cards: readonly Rarity[]): number[] => {
  const least = cards.reduce((least, card) => Math.min(least, worthOf(card)), Number.POSITIVE_INFINITY);
  return sortByValue(cards.map((card, place) => ({ ...card, place })))
    .filter((card) => isBest(card) || worthOf(card) > least)
    .slice(0, MAX_LARGE)
    .reverse()
    .map(({ place }) => place);
};

/**
 * Starts a reveal. Few cards are shown large in the order of the draw; of many only the best, then all turn together.
 * @param isStill reduced motion: each card is shown open
 */
export const beginReveal = (cards: readonly Rarity[], isStill: boolean): Reveal => {
  const isTogether = !isFew(cards);
  const large = isTogether ? bestOf(cards) : cards.map((_, place) => place);
  return { large, at: 0, face: firstFaceOf(isStill), isTogether };
};

/** Returns true when all cards are shown in the overview. */
export const isAtGlance = ({ large, at }: Reveal): boolean => at >= large.length;

/** Advances a reveal: one tap turns the card, a second opens it at once, a third goes on. */
export const advanceReveal = (reveal: Reveal, isStill: boolean): Reveal => {
  if (reveal.face === 'down') return { ...reveal, face: 'ready' };
  if (reveal.face !== 'up') return showOpen(reveal);
  return { ...reveal, at: reveal.at + 1, face: firstFaceOf(isStill) };
};

/** Starts the turn once the picture is decoded, unless the member has gone on. */
export const startTurn = (reveal: Reveal): Reveal =>
  reveal.face === 'ready' ? { ...reveal, face: 'turning' } : reveal;

/** Opens the card. */
export const showOpen = (reveal: Reveal): Reveal => ({ ...reveal, face: 'up' });

/** Turns the remaining cards together, after the best of them in large. A second request skips those as well. */
export const turnTogether = (reveal: Reveal, cards: readonly Rarity[], isStill: boolean): Reveal => {
  const { large, at, face, isTogether } = reveal;
  const left = isTogether ? [] : large.slice(face === 'down' ? at : at + 1).filter((place) => isBest(cards[place]!));
  return { large: left, at: 0, face: firstFaceOf(isStill), isTogether: true };
};

/**
 * Returns the time after which a card advances by itself, ms. Null while it waits for the member, as an open best card
 * does.
 * @param isAuto cards advance automatically
 */
export const computeAutoStepMs = ({ face }: Reveal, card: Rarity, isAuto: boolean): number | null => {
  if (!isAuto) return null;
  if (face === 'down') return BEFORE_TURN_MS;
  return face === 'up' && !isBest(card) ? (OPEN_MS[card.rarity] ?? OPEN_MS[0]!) : null;
};

interface Several {
  /** cards of a group */
  readonly equal?: readonly unknown[];
}

/** Returns the cards or groups for the overview, best first, and the number of cards that do not fit. */
export const selectForGlance = <Shown extends Rarity & Several>(
  cards: readonly Shown[],
): { shown: readonly Shown[]; left: number } => {
  const sorted = sortByValue(cards);
  const left = sorted.slice(MAX_AT_GLANCE).reduce((sum, { equal }) => sum + (equal?.length ?? 1), 0);
  return { shown: sorted.slice(0, MAX_AT_GLANCE), left };
};

/** Minimum length of a swipe, CSS pixels. */
const SWIPE_PX = 48;

/** Returns true for a movement, in CSS pixels, that is a swipe to the left. */
export const isSwipeOn = ({ x, y }: { x: number; y: number }): boolean => x <= -SWIPE_PX && -x > Math.abs(y);
