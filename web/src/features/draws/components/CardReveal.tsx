import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import type { DrawAnswer } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { type Face, firstFace, nextBest, nextStep, offersBest, type Reveal, startTurn, turnMs } from '../reveal.rules';
import { focusAtOnce } from './focus';
import { PictureAhead } from './PictureAhead';
import { RevealCaption } from './RevealCaption';
import { TurningCard } from './TurningCard';

interface Props {
  readonly draw: DrawAnswer;
  /** nothing may move: cards come open */
  readonly isStill: boolean;
  readonly onDone: () => void;
  readonly onSkipAll: () => void;
}

const WORD_OF_STEP = { down: 'flip', ready: 'skip', turning: 'skip', up: 'next' } as const;

/** The cards, one after the other. */
export function CardReveal({ draw, isStill, onDone, onSkipAll }: Props) {
  const t = useWords(drawsMessages);
  const { number } = useFormats();
  const total = draw.cards.length;
  const [reveal, setReveal] = useState<Reveal>({ index: 0, face: firstFace(isStill) });
  const { index, face } = reveal;
  const card = draw.cards[index]!;
  const isMany = offersBest(total);
  const isDone = face === 'up' && index === total - 1;
  const picture = useRef<HTMLDivElement>(null);

  const show = () => setReveal((reveal) => ({ ...reveal, face: 'up' }));
  const step = () => (isDone ? onDone() : setReveal((reveal) => nextStep(reveal, isStill)));
  const toBest = () => {
    const best = nextBest(reveal, draw.cards, isStill);
    if (best) setReveal(best);
    else onDone();
  };
  useStartOfTurn(index, face, picture, () => setReveal(startTurn));
  useEndOfTurn(face, turnMs(card.rarity), show);

  return (
    <div className="reveal">
      <header className="reveal-progress">
        <progress className="bar" value={index + 1} max={total} aria-label={t('revealed')} />
        <span>{t('cardOf', { number: number(index + 1), total: number(total) })}</span>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the finger; the button below does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: for the finger; the button below does the same */}
      <div className="reveal-stage" onClick={step} ref={picture}>
        <TurningCard key={card.history_id} card={card} face={face} isStill={isStill} />
      </div>
      <RevealCaption card={card} isBuyCoin={draw.is_buy_coin} isShown={face === 'up'} />
      <footer className="reveal-tools">
        <button
          type="button"
          className="button"
          ref={focusAtOnce}
          onClick={step}
          onKeyDown={({ key }) => key === 'ArrowRight' && step()}
        >
          {isDone ? t('toList') : t(WORD_OF_STEP[face])}
        </button>
        <div className="buttons">
          {face === 'down' && !isMany && (
            <button type="button" className="button button-quiet" onClick={show}>
              {t('skip')}
            </button>
          )}
          {isMany && !isDone && (
            <button type="button" className="button button-quiet" onClick={toBest}>
              {t('toBest')}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={onSkipAll}>
            {t('allSkip')}
          </button>
        </div>
      </footer>
      <PictureAhead card={draw.cards[index + 1]} />
    </div>
  );
}

/** What a member waits for a picture before the card is turned without it. */
const PATIENCE_MS = 2000;

/** Calls `onStart` when the face of a card that is to be turned can be drawn: none shows its face blank. */
function useStartOfTurn(index: number, face: Face, place: RefObject<HTMLElement | null>, onStart: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn has one start, whoever asks for it
  useEffect(() => {
    if (face !== 'ready') return;
    let isMeant = true;
    const start = () => isMeant && onStart();
    const timer = setTimeout(start, PATIENCE_MS);
    place.current?.querySelector<HTMLImageElement>('.turning-face')?.decode().then(start, start);
    return () => {
      isMeant = false;
      clearTimeout(timer);
    };
  }, [index, face]);
}

/** Calls `onEnd` when a card that is being turned lies open. */
function useEndOfTurn(face: Face, ms: number, onEnd: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn has one end, whoever asks for it
  useEffect(() => {
    if (face !== 'turning') return;
    const timer = setTimeout(onEnd, ms);
    return () => clearTimeout(timer);
  }, [face]);
}
