import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react';
import type { DrawnCard } from './draws.api';
import { advanceReveal, computeAutoStepMs, type Reveal, showOpen, startTurn, turnMs } from './reveal.rules';
import { openCue, turnCue } from './sound.rules';
import type { Sound } from './use-sound';
import { callAfter, callWhenDrawable } from './when-drawable';

interface Turning {
  readonly card: DrawnCard;
  /** where its picture is */
  readonly place: RefObject<HTMLElement | null>;
  /** it is turned, and the next one comes, without a tap */
  readonly isByItself: boolean;
  readonly play: Sound['play'];
}

type OnReveal = Dispatch<SetStateAction<Reveal>>;

/** What time does with the card before the member: it is turned once it can be drawn, lies open, and goes by itself. */
export const useTurn = (reveal: Reveal, onReveal: OnReveal, { card, place, isByItself, play }: Turning): void => {
  const { at, face } = reveal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of each card happens once
  useEffect(() => {
    if (face === 'ready') return callWhenDrawable(place.current, '.turning-face', () => onReveal(startTurn));
    if (face === 'turning') {
      play(turnCue(card));
      return callAfter(turnMs(card), () => onReveal(showOpen));
    }
    if (face === 'up') play(openCue(card));
  }, [at, face]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of each card happens once
  useEffect(() => {
    const waitMs = computeAutoStepMs(reveal, card, isByItself);
    if (waitMs !== null) return callAfter(waitMs, () => onReveal((reveal) => advanceReveal(reveal, false)));
  }, [at, face, isByItself]);
};
