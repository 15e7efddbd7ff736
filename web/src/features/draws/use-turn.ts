import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react';
import type { DrawnCard } from './draws.api';
import { advanceReveal, computeAutoStepMs, computeTurnMs, type Reveal, showOpen, startTurn } from './reveal.rules';
import { openCueOf, turnCueOf } from './sound.rules';
import type { Sound } from './use-sound';
import { callAfter, callWhenDrawable } from './when-drawable';

interface Turning {
  readonly card: DrawnCard;
  /** element with the card's picture */
  readonly place: RefObject<HTMLElement | null>;
  /** the card turns, and the next one follows, without a tap */
  readonly isByItself: boolean;
  readonly play: Sound['play'];
}

type OnReveal = Dispatch<SetStateAction<Reveal>>;

/** Advances the current card over time: turns it once its picture is decoded, opens it, and goes on by itself. */
export const useTurn = (reveal: Reveal, onReveal: OnReveal, { card, place, isByItself, play }: Turning): void => {
  const { at, face } = reveal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of each card happens once
  useEffect(() => {
    if (face === 'ready') return callWhenDrawable(place.current, '.turning-face', () => onReveal(startTurn));
    if (face === 'turning') {
      play(turnCueOf(card));
      return callAfter(computeTurnMs(card), () => onReveal(showOpen));
    }
    if (face === 'up') play(openCueOf(card));
  }, [at, face]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of each card happens once
  useEffect(() => {
    const waitMs = computeAutoStepMs(reveal, card, isByItself);
    if (waitMs !== null) return callAfter(waitMs, () => onReveal((reveal) => advanceReveal(reveal, false)));
  }, [at, face, isByItself]);
};
