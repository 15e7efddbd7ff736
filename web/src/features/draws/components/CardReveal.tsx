import { useState } from 'react';
import type { ShownDraw } from '../draws.api';
import { beginReveal, isAtGlance } from '../reveal.rules';
import type { RevealExits } from '../use-reveal-exits';
import type { Sound } from '../use-sound';
import { Glance } from './Glance';
import { LargeCard } from './LargeCard';

interface Props {
  readonly draw: ShownDraw;
  /** reduced motion: cards are shown open */
  readonly isStill: boolean;
  readonly sound: Sound;
  readonly ways: RevealExits;
}

/** Reveals the cards: large and one by one, then all of them. */
export function CardReveal(props: Props) {
  const { draw, isStill } = props;
  const [reveal, setReveal] = useState(() => beginReveal(draw.cards, isStill));
  return isAtGlance(reveal) ? (
    <Glance {...props} turns={reveal.isTogether && !isStill} />
  ) : (
    <LargeCard {...props} reveal={reveal} onReveal={setReveal} />
  );
}
