import type { CSSProperties } from 'react';
import type { DrawnCard } from '../draws.api';
import { BURST, CRACKS, type Face, isBest, turnMs } from '../reveal.rules';
import { CARD_BACK, CardPicture } from './CardPicture';

const SPARKS = Array.from({ length: 18 }, (_, i) => i);

/** A card that lies on its face, is turned, or open; the light behind it tells how rare it is. */
export function TurningCard({ card, face, isStill }: { card: DrawnCard; face: Face; isStill: boolean }) {
  const style = {
    '--turn': `${turnMs(card)}ms`,
    '--burst': `${BURST * turnMs(card)}ms`,
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
          {bursts && face === 'turning' && <Cracks ms={turnMs(card)} />}
        </span>
        <CardPicture src={card.image} eager className="turning-face" />
      </div>
      {bursts && isMoving && <Burst isOpen={face === 'up'} />}
    </div>
  );
}

/** Its back breaks, crack by crack, while time stands still. */
function Cracks({ ms }: { ms: number }) {
  return CRACKS.map((part) => (
    <i key={part} className="turning-crack" style={{ animationDelay: `${Math.round(part * ms)}ms` }} />
  ));
}

/** A flash when it breaks open, then sparks. */
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
