import type { CSSProperties } from 'react';
import type { DrawnCard } from '../draws.api';
import { BURST, CRACKS, computeTurnMs, type Face, isBest } from '../reveal.rules';
import { CARD_BACK, CardPicture } from './CardPicture';

const SPARKS = Array.from({ length: 18 }, (_, i) => i);

/** Card that lies face down, is turning, or lies open. The light behind it shows its rarity. */
export function TurningCard({ card, face, isStill }: { card: DrawnCard; face: Face; isStill: boolean }) {
  const style = {
    '--turn': `${computeTurnMs(card)}ms`,
    '--burst': `${BURST * computeTurnMs(card)}ms`,
    '--rarity': card.rarity,
    '--light': `var(--rarity-${card.rarity})`,
  } as CSSProperties;
  const bursts = isBest(card);
  const isMoving = !isStill && face !== 'down' && face !== 'ready';
  return (
    <div className={`turning is-${face}${bursts ? ' is-best' : ''}`} style={style} aria-hidden="true">
      {bursts && isMoving && <span className="turning-dark" />}
      <span className="turning-glow" />
      {bursts && <span className="turning-rays" />}
      <div className="turning-card">
        <span className="turning-back">
          <CardPicture src={CARD_BACK} eager />
          {bursts && face === 'turning' && <Cracks ms={computeTurnMs(card)} />}
        </span>
        <CardPicture src={card.image} eager className="turning-face" />
      </div>
      {bursts && isMoving && <Burst isOpen={face === 'up'} />}
    </div>
  );
}

/** Cracks that open in the back of a card during the pause of its turn. */
function Cracks({ ms }: { ms: number }) {
  return CRACKS.map((part) => (
    <i key={part} className="turning-crack" style={{ animationDelay: `${Math.round(part * ms)}ms` }} />
  ));
}

/** Flash and sparks when the card bursts open. */
function Burst({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <span className="turning-flash" />
      {isOpen && (
        <span className="turning-burst">
          {SPARKS.map((spark) => (
            <i key={spark} style={{ '--spark': spark } as CSSProperties} />
          ))}
        </span>
      )}
    </>
  );
}
