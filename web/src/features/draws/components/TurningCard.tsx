import type { CSSProperties } from 'react';
import type { DrawnCard } from '../draws.api';
import { type Face, isBest, turnMs } from '../reveal.rules';
import { CARD_BACK, CardPicture } from './CardPicture';

const SPARKS = Array.from({ length: 18 }, (_, i) => i);

/** A card that lies on its face, is turned, or open; the light behind it tells how rare it is. */
export function TurningCard({ card, face, isStill }: { card: DrawnCard; face: Face; isStill: boolean }) {
  const style = {
    '--turn': `${turnMs(card.rarity)}ms`,
    '--rarity': card.rarity,
    '--light': `var(--rarity-${card.rarity})`,
  } as CSSProperties;
  const bursts = isBest(card);
  return (
    <div className={`turning is-${face}${bursts ? ' is-best' : ''}`} style={style} aria-hidden="true">
      <span className="turning-glow" />
      {bursts && <span className="turning-rays" />}
      {bursts && !isStill && face === 'up' && <Burst />}
      <div className="turning-card">
        <CardPicture src={CARD_BACK} eager className="turning-back" />
        <CardPicture src={card.image} eager className="turning-face" />
      </div>
    </div>
  );
}

function Burst() {
  return (
    <span className="burst">
      {SPARKS.map((spark) => (
        <i key={spark} style={{ '--spark': spark } as CSSProperties} />
      ))}
    </span>
  );
}
