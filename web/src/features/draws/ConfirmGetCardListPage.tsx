import { useState } from 'react';
import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { type Answer, firstError } from '../../api/answer';
import { useWrite } from '../../api/use-write';
import { link, paths } from '../../app/paths';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { useAmount } from '../../ui/use-amount';
import { DrawnCards } from './components/DrawnCards';
import { type Draw, type DrawnCard, decide } from './draws.api';
import { drawsMessages } from './draws.messages';
import { chosenCards, totalPoints } from './draws.rules';
import { readSelection, SELECTION } from './selection.rules';

const idsOf = (cards: readonly DrawnCard[]) => cards.map(({ history_id }) => String(history_id));

/** Done now, or every card was decided before. */
const isDecided = ({ state, result }: Answer) =>
  (state === 200 && result === '1') || (state === 204 && result === '-1');

/** The last look before the choice is final. */
export default function ConfirmGetCardListPage() {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const draw = useLoaderData<Draw>();
  const [refusal, setRefusal] = useState<string>();
  const packHistoryId = query.get('packHistoryId') ?? undefined;
  const selection = query.get(SELECTION);
  const chosen = new Set(readSelection(selection, sessionStorage));
  const { toShip, toConvert } = chosenCards(draw.cards, chosen, draw.is_buy_coin);

  const submit = useWrite(decide, (answer: Answer) => {
    if (isDecided(answer)) return navigate(link(paths.thankYou, { packHistoryId }), { replace: true });
    setRefusal(firstError(answer.errors, 'send_card') ?? firstError(answer.errors, 'reduction_card'));
  });

  return (
    <Page title={t('decideTitle')}>
      <DrawnCards title={t('toShip', { count: number(toShip.length) })} cards={toShip} isBuyCoin={draw.is_buy_coin} />
      <DrawnCards
        title={t('toConvert', { count: number(toConvert.length), points: amount(totalPoints(toConvert)) })}
        cards={toConvert}
        isBuyCoin={draw.is_buy_coin}
      />
      <div className="footing">
        {refusal && (
          <p role="alert" className="alert">
            {refusal}
          </p>
        )}
        <p>{t('decideText')}</p>
        <div className="buttons">
          <Link
            className="button button-quiet"
            to={link(paths.getCardList, { [SELECTION]: selection ?? undefined, packHistoryId })}
          >
            {t('back')}
          </Link>
          <button
            type="button"
            className="button"
            onClick={() => submit({ send_card: idsOf(toShip), reduction_card: idsOf(toConvert) })}
          >
            {t('decide')}
          </button>
        </div>
      </div>
    </Page>
  );
}
