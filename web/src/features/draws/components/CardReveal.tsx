import { useState } from 'react';
import type { ShownDraw } from '../draws.api';
import { begin, isAtGlance } from '../reveal.rules';
import type { Sound } from '../use-sound';
import type { WaysOut } from '../use-ways-out';
import { Glance } from './Glance';
import { LargeCard } from './LargeCard';

interface Props {
  readonly draw: ShownDraw;
  /** nothing may move: cards come open */
  readonly isStill: boolean;
  readonly sound: Sound;
  readonly ways: WaysOut;
}

/** The cards: large, one after the other, then all at a glance. */
export function CardReveal(props: Props) {
  const { draw, isStill } = props;
  const [reveal, setReveal] = useState(() => begin(draw.cards, isStill));
  return isAtGlance(reveal) ? (
    <Glance {...props} turns={reveal.isTogether && !isStill} />
  ) : (
    <LargeCard {...props} reveal={reveal} onReveal={setReveal} />
  );
}
