import './reveal.css';
import { useCallback, useState } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { useIsWriting } from '../../api/use-write';
import { useWords } from '../../i18n/i18n';
import { isMotionReduced } from '../../ui/motion';
import { Spinner } from '../../ui/Spinner';
import { uiMessages } from '../../ui/ui.messages';
import { useDialog } from '../../ui/use-dialog';
import { CardReveal } from './components/CardReveal';
import { FilmScreen } from './components/FilmScreen';
import { PictureAhead } from './components/PictureAhead';
import { StartScreen } from './components/StartScreen';
import type { DrawToShow } from './draws.entry';
import { drawsMessages } from './draws.messages';
import { chooseFilmOfDraw } from './films.rules';
import { revealMessages } from './reveal.messages';
import { START_CUE } from './sound.rules';
import { canPlay, useFilmSource } from './use-film';
import { useRevealExits } from './use-reveal-exits';
import { useSound } from './use-sound';

/** Reveal of a draw in full screen: start screen, film, the cards one by one, then all of them. */
export default function GachaAnimationPage() {
  const t = useWords(drawsMessages);
  const ui = useWords(uiMessages);
  const words = useWords(revealMessages);
  const { draw, back } = useLoaderData<DrawToShow>();
  const [isStill] = useState(isMotionReduced);
  const [scene, setScene] = useState<'start' | 'film' | 'cards'>(isStill ? 'cards' : 'start');
  const [film] = useState(() => chooseFilmOfDraw(draw.cards, draw.pack_id, canPlay));
  const { source, isLost } = useFilmSource(film, !isStill);
  const sound = useSound();
  const ways = useRevealExits(draw, back);
  const toCards = useCallback(() => setScene('cards'), []);
  const start = () => {
    sound.play(START_CUE);
    setScene(isLost ? 'cards' : 'film');
  };
  const isLoading = useNavigation().state === 'loading';
  const isWriting = useIsWriting();
  return (
    <dialog {...useDialog(toCards)} className="stage" aria-label={t('revealTitle')}>
      <title>{`${t('revealTitle')} | ${ui('shop')}`}</title>
      <h1 className="visually-hidden">{t('revealTitle')}</h1>
      {scene === 'start' && <StartScreen draw={draw} sound={sound} onStart={start} onSkipAll={ways.skipAll} />}
      {scene === 'film' && <FilmScreen source={source} isLost={isLost} poster={film.poster} onEnd={toCards} />}
      {scene === 'cards' && <CardReveal draw={draw} isStill={isStill} sound={sound} ways={ways} />}
      {back === 'pack' && <p className="demo-mark">{words('demo')}</p>}
      {scene !== 'cards' && <PictureAhead card={draw.cards[0]} />}
      {(isLoading || isWriting) && (
        <div className="overlay">
          <Spinner label={ui(isWriting ? 'sending' : 'loading')} />
        </div>
      )}
    </dialog>
  );
}
