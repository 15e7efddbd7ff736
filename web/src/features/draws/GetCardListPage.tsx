import './draws.css';
import { useCallback, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { link, paths } from '../../app/paths';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { useAmount } from '../../ui/use-amount';
import { CardToChoose } from './components/CardToChoose';
import { Receipt } from './components/Receipt';
import type { Draw } from './draws.api';
import { drawsMessages } from './draws.messages';
import { chosenCards, isShipOnly, pointsMissing, totalPoints } from './draws.rules';
import { readSelection, SELECTION, writeSelection } from './selection.rules';

/** Chooses which cards to ship; the others return to points. */
export default function GetCardListPage() {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const draw = useLoaderData<Draw>();
  const [chosen, setChosen] = useState(() => new Set(readSelection(query.get(SELECTION), sessionStorage)));
  const choice = chosenCards(draw.cards, chosen, draw.is_buy_coin);
  const missing = pointsMissing(choice, draw.is_buy_coin);
  const isFree = draw.cards.some((card) => !isShipOnly(card, draw.is_buy_coin));

  const toggle = useCallback((id: string) => {
    setChosen((last) => new Set(last.has(id) ? [...last].filter((other) => other !== id) : [...last, id]));
  }, []);
  const proceed = () => {
    const ids = choice.toShip.map(({ history_id }) => String(history_id));
    const selection = writeSelection(ids, String(draw.history_id), sessionStorage);
    const packHistoryId = query.get('packHistoryId') ?? undefined;
    const address = (path: string) => link(path, { [SELECTION]: selection, packHistoryId });
    // The browser's way back finds the choice again.
    window.history.replaceState(window.history.state, '', address(paths.getCardList));
    void navigate(address(paths.confirmGetCardList));
  };

  return (
    <Page title={t('chooseTitle')}>
      <p>{isFree ? t('chooseText') : t('coinText')}</p>
      <p className="note">{t('deadline')}</p>
      {isFree && (
        <div className="buttons">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => setChosen(new Set(draw.cards.map(({ history_id }) => String(history_id))))}
          >
            {t('selectAll')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setChosen(new Set())}>
            {t('selectNone')}
          </button>
        </div>
      )}
      <ul className="cards">
        {draw.cards.map((card) => (
          <CardToChoose
            key={card.history_id}
            card={card}
            isBuyCoin={draw.is_buy_coin}
            isChosen={chosen.has(String(card.history_id))}
            onToggle={toggle}
          />
        ))}
      </ul>
      <div className="footing">
        <p aria-live="polite">
          {t('summary', {
            ship: number(choice.toShip.length),
            convert: number(choice.toConvert.length),
            points: amount(totalPoints(choice.toConvert)),
          })}
        </p>
        {missing > 0 && (
          <p role="alert" className="alert">
            {t('pointsMissing', { points: amount(missing) })}
          </p>
        )}
        <button type="button" className="button" disabled={missing > 0} onClick={proceed}>
          {t('toDecide')}
        </button>
      </div>
      <Receipt historyId={draw.history_id} />
    </Page>
  );
}
