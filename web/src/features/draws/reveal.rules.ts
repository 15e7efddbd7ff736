import { isFew, sortByValue } from './choice.rules';

/** How a card lies: its back up, about to be turned once its picture can be drawn, being turned, or open. */
export type Face = 'down' | 'ready' | 'turning' | 'up';

/** Where a member is in the reveal: cards come large, one by one, then all are seen at a glance. */
export interface Reveal {
  /** the cards that come large, by their place in the draw */
  readonly large: readonly number[];
  /** which of them is before the member; past the last one all are seen at a glance */
  readonly at: number;
  readonly face: Face;
  /** large ones turn by themselves, and whatever does not come large turns at the glance, all together */
  readonly isTogether: boolean;
}

interface Rarity {
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare */
  readonly rarity: number;
  /** points that it converts to */
  readonly buy_point?: number;
}

/** Of many cards, so many of the best come large. */
const MAX_LARGE = 5;
/** So many cards are seen at a glance; the list has them all. */
const MAX_AT_GLANCE = 60;

/** How long a turn lasts by rarity, ms; nobody waits long for what is common, and the best cards stop time. */
const TURN_MS = [280, 520, 1400, 2400];
/** When the back of one of the best cards cracks while time stands still, and when it bursts: fractions of the turn. */
export const CRACKS = [0.28, 0.4, 0.52] as const;
export const BURST = 0.62;

/** How long a card lies on its back before it is turned by itself, ms. */
const BEFORE_TURN_MS = 450;
/** How long a card lies open before the next one comes by itself, ms. */
const OPEN_MS = [650, 1000];

/** How long a card is turned, ms. */
export const turnMs = ({ rarity }: Rarity): number => TURN_MS[rarity] ?? TURN_MS[0]!;

/** From super rare on, time stops for a card, and it bursts into light. */
export const isBest = ({ rarity }: Rarity): boolean => rarity >= 2;

const firstFace = (isStill: boolean): Face => (isStill ? 'up' : 'down');

const worthOf = ({ buy_point = 0 }: Rarity): number => buy_point;

/** Returns the places of the most valuable cards, rising to the best. Cards worth no more than the least are left out. */
const bestOf = (cards: readonly Rarity[]): number[] => {
  const least = cards.reduce((least, card) => Math.min(least, worthOf(card)), Number.POSITIVE_INFINITY);
  return sortByValue(cards.map((card, place) => ({ ...card, place })))
    .filter((card) => isBest(card) || worthOf(card) > least)
    .slice(0, MAX_LARGE)
    .reverse()
    .map(({ place }) => place);
};

/**
 * The beginning: few cards come one by one as they were drawn; of many the best come large, then all turn together.
 * @param isStill nothing is turned: each card is shown as it comes
 */
export const begin = (cards: readonly Rarity[], isStill: boolean): Reveal => {
  const isTogether = !isFew(cards);
  const large = isTogether ? bestOf(cards) : cards.map((_, place) => place);
  return { large, at: 0, face: firstFace(isStill), isTogether };
};

/** Whether all cards are seen at a glance by now. */
export const isAtGlance = ({ large, at }: Reveal): boolean => at >= large.length;

/** The next step: a tap turns the card, a second one shows it at once, a third goes on. */
export const advanceReveal = (reveal: Reveal, isStill: boolean): Reveal => {
  if (reveal.face === 'down') return { ...reveal, face: 'ready' };
  if (reveal.face !== 'up') return showOpen(reveal);
  return { ...reveal, at: reveal.at + 1, face: firstFace(isStill) };
};

/** The picture of the card can be drawn: the turn begins, unless the member has gone on meanwhile. */
export const startTurn = (reveal: Reveal): Reveal =>
  reveal.face === 'ready' ? { ...reveal, face: 'turning' } : reveal;

/** The card lies open. */
export const showOpen = (reveal: Reveal): Reveal => ({ ...reveal, face: 'up' });

/** The cards still to come turn together, once the best of them have come large; asked again, those are left out too. */
export const turnTogether = (reveal: Reveal, cards: readonly Rarity[], isStill: boolean): Reveal => {
  const { large, at, face, isTogether } = reveal;
  const left = isTogether ? [] : large.slice(face === 'down' ? at : at + 1).filter((place) => isBest(cards[place]!));
  return { large: left, at: 0, face: firstFace(isStill), isTogether: true };
};

/**
 * How long a card waits before it goes on by itself, ms; null where it waits for the member: the best ones, open, do.
 * @param isAuto cards turn and go by themselves
 */
export const computeAutoStepMs = ({ face }: Reveal, card: Rarity, isAuto: boolean): number | null => {
  if (!isAuto) return null;
  if (face === 'down') return BEFORE_TURN_MS;
  return face === 'up' && !isBest(card) ? (OPEN_MS[card.rarity] ?? OPEN_MS[0]!) : null;
};

interface Several {
  /** of a group, its cards */
  readonly equal?: readonly unknown[];
}

/** Returns the cards, or groups of equal ones, for a glance, the best first, and the number of cards that have no room. */
export const selectForGlance = <Shown extends Rarity & Several>(
  cards: readonly Shown[],
): { shown: readonly Shown[]; left: number } => {
  const sorted = sortByValue(cards);
  const left = sorted.slice(MAX_AT_GLANCE).reduce((sum, { equal }) => sum + (equal?.length ?? 1), 0);
  return { shown: sorted.slice(0, MAX_AT_GLANCE), left };
};

/** The shortest way of a finger that is a swipe, CSS pixels. */
const SWIPE_PX = 48;

/** Whether a finger's way, in CSS pixels, is a swipe to what comes next: to the left, more than up or down. */
export const isSwipeOn = ({ x, y }: { x: number; y: number }): boolean => x <= -SWIPE_PX && -x > Math.abs(y);
