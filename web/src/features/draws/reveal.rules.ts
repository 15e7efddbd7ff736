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
