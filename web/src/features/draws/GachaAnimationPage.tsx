import './draws.css';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { DrawnCardFace } from './components/DrawnCardFace';
import type { Draw } from './draws.api';
import { drawsMessages } from './draws.messages';

/** The cards, one after the other, each turned by a tap. */
export default function GachaAnimationPage() {
  const t = useWords(drawsMessages);
  const navigate = useNavigate();
  const draw = useLoaderData<Draw>();
  const [hasStarted, setStarted] = useState(false);
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const card = draw.cards[index]!;
  const isLast = index === draw.cards.length - 1;

  const toList = () => navigate(paths.getCardList, { replace: true });
  const skipAll = () => (draw.is_buy_coin === '1' ? navigate(paths.thankYou, { replace: true }) : toList());
  const next = () => {
    if (isLast) return void toList();
    setIndex(index + 1);
    setOpen(false);
  };

  return (
    <Page title={t('revealTitle')} narrow>
      <div className="reveal">
        {!hasStarted ? (
          <button type="button" className="button" onClick={() => setStarted(true)}>
            {t('start')}
          </button>
        ) : (
          <>
            <p aria-live="polite">{t('cardOf', { number: index + 1, total: draw.cards.length })}</p>
            <div className={isOpen ? 'reveal-card card is-open' : 'reveal-card card'} aria-live="polite">
              {isOpen ? (
                <DrawnCardFace card={card} isBuyCoin={draw.is_buy_coin} />
              ) : (
                <button type="button" className="card-back" onClick={() => setOpen(true)} aria-label={t('flip')} />
              )}
            </div>
            <div className="buttons">
              {isOpen ? (
                <button type="button" className="button" onClick={next}>
                  {isLast ? t('toList') : t('next')}
                </button>
              ) : (
                <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
                  {t('skip')}
                </button>
              )}
            </div>
          </>
        )}
        <button type="button" className="button button-quiet" onClick={() => void skipAll()}>
          {t('allSkip')}
        </button>
      </div>
    </Page>
  );
}
