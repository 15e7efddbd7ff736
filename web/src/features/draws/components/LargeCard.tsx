import { type Dispatch, type MouseEvent, type SetStateAction, useRef } from 'react';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import type { ShownDraw } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { revealMessages } from '../reveal.messages';
import { advanceReveal, type Reveal, turnTogether } from '../reveal.rules';
import type { RevealExits } from '../use-reveal-exits';
import type { Sound } from '../use-sound';
import { useSwitch } from '../use-switch';
import { useTapOrSwipe } from '../use-tap-or-swipe';
import { useTurn } from '../use-turn';
import { DrawAgain } from './DrawAgain';
import { setFocus } from './focus';
import { PictureAhead } from './PictureAhead';
import { RevealCaption } from './RevealCaption';
import { RevealSwitch } from './RevealSwitch';
import { TurningCard } from './TurningCard';

interface Props {
  readonly draw: ShownDraw;
  readonly isStill: boolean;
  readonly sound: Sound;
  readonly ways: RevealExits;
  readonly reveal: Reveal;
  readonly onReveal: Dispatch<SetStateAction<Reveal>>;
}

const WORD_OF_STEP = { down: 'flip', ready: 'skip', turning: 'skip', up: 'next' } as const;

/** Keeps the focus on the button of the same action. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Large card. A tap or a swipe anywhere advances the reveal. */
export function LargeCard({ draw, isStill, sound, ways, reveal, onReveal }: Props) {
  const t = useWords(drawsMessages);
  const words = useWords(revealMessages);
  const [isAuto, toggleAuto] = useSwitch('reveal-auto');
  const place = useRef<HTMLDivElement>(null);
  const { cards } = draw;
  const { large, at, face, isTogether } = reveal;
  const card = cards[large[at]!]!;
  const isAlone = cards.length === 1;
  const isDone = isAlone && face === 'up';

  const step = () => (isDone ? ways.toList() : onReveal((reveal) => advanceReveal(reveal, isStill)));
  const isByItself = !isStill && !isAlone && (isAuto || isTogether);
  useTurn(reveal, onReveal, { card, place, isByItself, play: sound.play });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the finger; the button below does the same
    <div className="reveal" {...useTapOrSwipe(step)} onMouseDown={keepFocus}>
      <header className="reveal-head">
        <Progress number={at + 1} total={large.length} />
        {!isStill && !isAlone && !isTogether && (
          <RevealSwitch word={words('auto')} isOn={isAuto} onToggle={toggleAuto} />
        )}
        <RevealSwitch word={words('sound')} isOn={sound.isOn} onToggle={sound.toggle} />
      </header>
      <div className="reveal-stage" ref={place}>
        <TurningCard key={card.history_id} card={card} face={face} isStill={isStill} />
      </div>
      <RevealCaption card={card} isBuyCoin={draw.is_buy_coin} isShown={face === 'up'} />
      <footer className="reveal-tools">
        <button
          type="button"
          className="button"
          ref={setFocus}
          onClick={step}
          onKeyDown={({ key }) => key === 'ArrowRight' && step()}
        >
          {isDone ? ways.listWord : t(WORD_OF_STEP[face])}
        </button>
        <div className="buttons">
          {isDone && <DrawAgain ways={ways} />}
          {!isAlone && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => onReveal((reveal) => turnTogether(reveal, cards, isStill))}
            >
              {words('together')}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={ways.skipAll}>
            {t('allSkip')}
          </button>
        </div>
      </footer>
      <PictureAhead card={cards[large[at + 1]!]} />
    </div>
  );
}

function Progress({ number, total }: { number: number; total: number }) {
  const t = useWords(drawsMessages);
  const formats = useFormats();
  return (
    <div className="reveal-progress">
      <span>{t('cardOf', { number: formats.number(number), total: formats.number(total) })}</span>
      <progress className="bar" value={number} max={total} aria-label={t('revealed')} />
    </div>
  );
}
