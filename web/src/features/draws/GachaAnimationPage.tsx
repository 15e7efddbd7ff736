import './reveal.css';
import { useCallback, useState } from 'react';
import { useLoaderData, useNavigate, useNavigation } from 'react-router-dom';
import { useIsWriting } from '../../api/use-write';
import { link, paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { wantsLessMotion } from '../../ui/motion';
import { Spinner } from '../../ui/Spinner';
import { uiMessages } from '../../ui/ui.messages';
import { useDialog } from '../../ui/use-dialog';
import { CardReveal } from './components/CardReveal';
import { FilmScreen } from './components/FilmScreen';
import { PictureAhead } from './components/PictureAhead';
import { StartScreen } from './components/StartScreen';
import type { DrawAnswer } from './draws.api';
import { drawsMessages } from './draws.messages';
import { filmOfDraw } from './films.rules';
import { useDecision } from './use-decision';
import { canPlay, useFilmSource } from './use-film';

/** The draw as a show, over everything else: a tap, a film, the cards one after the other. */
export default function GachaAnimationPage() {
  const t = useWords(drawsMessages);
  const ui = useWords(uiMessages);
  const draw = useLoaderData<DrawAnswer>();
  const [isStill] = useState(wantsLessMotion);
  const [scene, setScene] = useState<'start' | 'film' | 'cards'>(isStill ? 'cards' : 'start');
  const [film] = useState(() => filmOfDraw(draw.cards, draw.pack_id, canPlay));
  const { source, isLost } = useFilmSource(film, !isStill);
  const toCards = useCallback(() => setScene('cards'), []);
  const { toList, skipAll } = useWaysOut(draw);
  const isLoading = useNavigation().state === 'loading';
  const isWriting = useIsWriting();
  return (
    <dialog {...useDialog(toCards)} className="stage" aria-label={t('revealTitle')}>
      <title>{`${t('revealTitle')} | ${ui('shop')}`}</title>
      <h1 className="visually-hidden">{t('revealTitle')}</h1>
      {scene === 'start' && (
        <StartScreen draw={draw} onStart={() => setScene(isLost ? 'cards' : 'film')} onSkipAll={skipAll} />
      )}
      {scene === 'film' && <FilmScreen source={source} isLost={isLost} poster={film.poster} onEnd={toCards} />}
      {scene === 'cards' && <CardReveal draw={draw} isStill={isStill} onDone={toList} onSkipAll={skipAll} />}
      {scene !== 'cards' && <PictureAhead card={draw.cards[0]} />}
      {(isLoading || isWriting) && (
        <div className="overlay">
          <Spinner label={ui(isWriting ? 'sending' : 'loading')} />
        </div>
      )}
    </dialog>
  );
}

/** To the choice; or, as cards bought with coins leave none, straight to having them all shipped. */
function useWaysOut(draw: DrawAnswer) {
  const navigate = useNavigate();
  const packHistoryId = String(draw.history_id);
  const toList = () => void navigate(link(paths.getCardList, { packHistoryId }), { replace: true });
  const decide = useDecision(packHistoryId, toList);
  const skipAll = () => (draw.is_buy_coin === '1' ? decide(draw.cards, []) : toList());
  return { toList, skipAll };
}
