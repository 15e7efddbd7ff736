import './draws.css';
import './choice.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { useIsWriting } from '../../api/use-write';
import { tabStorage } from '../../browser/storage';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { memberDetail } from '../../queries/member-detail';
import { Page } from '../../ui/Page';
import { useAmount } from '../../ui/use-amount';
import { isAddressKnown } from './address.rules';
import { selectChosenCards, sumPoints } from './choice.rules';
import { DrawnCards } from './components/DrawnCards';
import { ShipTo } from './components/ShipTo';
import type { DrawAnswer } from './draws.api';
import { drawsMessages } from './draws.messages';
import { readSelection, SELECTION } from './selection.rules';
import { useDecision } from './use-decision';

/** Confirmation page of a decision, which is final. */
export default function ConfirmGetCardListPage() {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const isWriting = useIsWriting();
  const [query] = useSearchParams();
  const draw = useLoaderData<DrawAnswer>();
  const [refusal, setRefusal] = useState<string>();
  const decide = useDecision(String(draw.history_id), setRefusal);
  const packHistoryId = query.get('packHistoryId') ?? undefined;
  const selection = query.get(SELECTION);
  const chosen = new Set(readSelection(selection, tabStorage));
  const { toShip, toConvert } = selectChosenCards(draw.cards, chosen, draw.is_buy_coin);
  const { data: person } = useQuery(memberDetail);
  const isUnaddressed = toShip.length > 0 && person !== undefined && !isAddressKnown(person);
  return (
    <Page title={t('decideTitle')}>
      <DrawnCards title={t('toShip', { count: number(toShip.length) })} cards={toShip} />
      {toShip.length > 0 && <ShipTo />}
      <DrawnCards
        title={t('toConvert', { count: number(toConvert.length), points: amount(sumPoints(toConvert)) })}
        cards={toConvert}
        isConverted
      />
      <div className="footing">
        {refusal && (
          <p role="alert" className="alert">
            {refusal}
          </p>
        )}
        <p className="final">{t('decideText')}</p>
        <div className="buttons">
          <Link
            className="button button-quiet"
            to={link(paths.getCardList, { [SELECTION]: selection ?? undefined, packHistoryId })}
          >
            {t('back')}
          </Link>
          {isUnaddressed ? (
            <Link
              className="button"
              to={link(paths.shippingAddress, { deciding: 1, [SELECTION]: selection ?? undefined, packHistoryId })}
            >
              {t('giveAddress')}
            </Link>
          ) : (
            <button
              type="button"
              className="button"
              aria-disabled={isWriting}
              onClick={() => decide(toShip, toConvert)}
            >
              {t('decide')}
            </button>
          )}
        </div>
      </div>
    </Page>
  );
}
