import '../draw-total.css';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { RarityBadge } from '../../../ui/RarityBadge';
import { type EqualCards, groupByRarity, groupEqual, isFew, toSingleCards } from '../choice.rules';
import type { DrawnCard, ShownDraw } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { revealMessages } from '../reveal.messages';
import { selectForGlance } from '../reveal.rules';
import { TOGETHER_CUE } from '../sound.rules';
import type { RevealExits } from '../use-reveal-exits';
import type { Sound } from '../use-sound';
import { callWhenDrawable } from '../when-drawable';
import { CARD_BACK, CardPicture } from './CardPicture';
import { DrawAgain } from './DrawAgain';
import { DrawTotal } from './DrawTotal';
import { setFocus } from './focus';
import { ShareDraw } from './ShareDraw';
import { SignUpAfterDemo } from './SignUpAfterDemo';

interface Props {
  readonly draw: ShownDraw;
  /** the cards lie face down and are turned together */
  readonly turns: boolean;
  readonly sound: Sound;
  readonly ways: RevealExits;
}

/** Shows all cards, the best first, and the links to the next steps. */
export function Glance({ draw, turns, sound, ways }: Props) {
  const t = useWords(drawsMessages);
  const words = useWords(revealMessages);
  const { number } = useFormats();
  const { shown, left } = selectForGlance(isFew(draw.cards) ? toSingleCards(draw.cards) : groupEqual(draw.cards));
  const rarities = groupByRarity(draw.cards);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = useTurnTogether(list, turns, () => sound.play(TOGETHER_CUE));
  return (
    <div className="glance">
      <header className="glance-head">
        <DrawTotal draw={draw} />
        {rarities.length > 1 && (
          <p className="glance-sums">
            {rarities.map(({ rarity, label, cards }) => (
              <span key={rarity}>
                <RarityBadge rarity={rarity} label={label} /> {t('many', { count: number(cards.length) })}
              </span>
            ))}
          </p>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="glance-all" tabIndex={0} aria-label={t('cards')}>
        <ul ref={list} className={`glance-cards${isOpen ? ' is-turned' : ''}${turns ? ' is-together' : ''}`}>
          {shown.map((card) => (
            <GlanceCard key={card.history_id} card={card} />
          ))}
        </ul>
        {left > 0 && <p className="note">{words('more', { count: number(left) })}</p>}
      </section>
      <footer className="reveal-tools">
        <div className="buttons">
          {draw.history_id && <ShareDraw draw={draw} isShort />}
          <DrawAgain ways={ways} />
          {ways.signUp && <SignUpAfterDemo to={ways.signUp} />}
          <button type="button" className="button" ref={setFocus} onClick={ways.toList}>
            {ways.listWord}
          </button>
        </div>
      </footer>
    </div>
  );
}

/** Faces of the cards that are visible at first. */
const FIRST_FACES = '.glance-card:nth-child(-n + 12) .glance-face';

/**
 * Turns the cards once as soon as their pictures are decoded.
 * @returns true when they lie open
 */
function useTurnTogether(list: RefObject<HTMLElement | null>, turns: boolean, onTurn: () => void): boolean {
  const [isOpen, setOpen] = useState(!turns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are turned once
  useEffect(() => {
    if (!turns) return;
    return callWhenDrawable(list.current, FIRST_FACES, () => {
      setOpen(true);
      onTurn();
    });
  }, []);
  return isOpen;
}

function GlanceCard({ card }: { card: EqualCards<DrawnCard> }) {
  const t = useWords(drawsMessages);
  const { number } = useFormats();
  const style = { '--rarity': card.rarity, '--light': `var(--rarity-${card.rarity})` } as CSSProperties;
  return (
    <li className="glance-card" style={style}>
      <div className="glance-turn">
        <CardPicture src={card.image} className="glance-face" />
        <CardPicture src={CARD_BACK} className="glance-back" />
      </div>
      <span className="glance-name">
        {card.rarity_label && <RarityBadge rarity={card.rarity} label={card.rarity_label} />}
        <span className="visually-hidden">{card.name}</span>
        {card.equal.length > 1 && (
          <strong className="card-times">{t('timesEqual', { count: number(card.equal.length) })}</strong>
        )}
      </span>
    </li>
  );
}
