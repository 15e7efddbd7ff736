import './draws.css';
import './choice.css';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { tabStorage } from '../../browser/storage';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { CardGrid } from '../../ui/CardGrid';
import { Page } from '../../ui/Page';
import { useAmount } from '../../ui/use-amount';
import { ALL_DRAWS } from './card-box.rules';
import {
  deadlineOf,
  type EqualCards,
  groupEqual,
  isFew,
  SHIPPING_THRESHOLD_POINTS,
  sortByRarity,
  sortByValue,
  toSingleCards,
} from './choice.rules';
import { CardToChoose } from './components/CardToChoose';
import { ChoiceTally } from './components/ChoiceTally';
import { Deadline, DeadlineText } from './components/Deadline';
import { DrawTotal } from './components/DrawTotal';
import { EqualCardsToChoose } from './components/EqualCardsToChoose';
import { Receipt } from './components/Receipt';
import { ShareDraw } from './components/ShareDraw';
import { Shortcuts } from './components/Shortcuts';
import { type CardOrder, SortOrder } from './components/SortOrder';
import type { DrawnCard, DrawToDecide } from './draws.api';
import { drawsMessages } from './draws.messages';
import { readSelection, SELECTION, writeSelection } from './selection.rules';
import { useChoice } from './use-choice';
import { idsOf } from './use-decision';

interface Props {
  /** Renders the verification of a draw. */
  readonly seal?: (historyId: string) => ReactNode;
}

/** Page on which a member chooses the cards to ship; the others are converted to points. */
export default function GetCardListPage({ seal }: Props) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const draw = useLoaderData<DrawToDecide>();
  const choice = useChoice(draw, readSelection(query.get(SELECTION), tabStorage));
  const [order, setOrder] = useState<CardOrder>('worth');
  const isBox = draw.history_id === ALL_DRAWS;
  const until = draw.expires_at ?? deadlineOf(draw.created);

  const proceed = () => {
    const selection = writeSelection(idsOf(choice.toShip), String(draw.history_id), tabStorage);
    const packHistoryId = query.get('packHistoryId') ?? undefined;
    const address = (path: string) => link(path, { [SELECTION]: selection, packHistoryId });
    // Going back in the browser restores the choice.
    window.history.replaceState(window.history.state, '', address(paths.getCardList));
    void navigate(address(paths.confirmGetCardList));
  };

  return (
    <Page title={t(isBox ? 'boxTitle' : 'chooseTitle')}>
      <div className="choosing">
        <div className="choosing-cards">
          <div className="choosing-head">
            <DrawTotal draw={draw} />
            <Deadline until={until} />
            {draw.pack_id && <ShareDraw draw={draw} isShort />}
          </div>
          {choice.free.length > 1 && <Shortcuts choice={choice} />}
          {draw.cards.length > 1 && <SortOrder order={order} onChange={setOrder} />}
          <CardGrid
            label={t('cards')}
            items={sortAndGroup(draw.cards, order)}
            minWidth={148}
            render={(group) =>
              group.equal.length > 1 ? (
                <EqualCardsToChoose group={group} isBuyCoin={draw.is_buy_coin} choice={choice} />
              ) : (
                <CardToChoose
                  card={group.equal[0]!}
                  isBuyCoin={draw.is_buy_coin}
                  isChosen={choice.has(group)}
                  onToggle={choice.set}
                />
              )
            }
          />
          {draw.pack_id && seal?.(String(draw.history_id))}
          <div className="note choosing-notes">
            <p>{t(introOf(draw, choice.free.length))}</p>
            {choice.isOutOfReach && <p>{t('neverShipped', { threshold: amount(SHIPPING_THRESHOLD_POINTS) })}</p>}
            <DeadlineText until={until} isFirst={isBox} total={draw.cards.length} free={choice.free.length} />
          </div>
        </div>
        <ChoiceTally draw={draw} choice={choice} onProceed={proceed} />
      </div>
      {draw.pack_id && <Receipt historyId={String(draw.history_id)} />}
    </Page>
  );
}

/** Sorts the cards. Equal ones of many are grouped, except in the order of the draw. */
const sortAndGroup = (cards: readonly DrawnCard[], order: CardOrder): readonly EqualCards<DrawnCard>[] => {
  if (order === 'drawn') return toSingleCards(cards);
  const sorted = order === 'worth' ? sortByValue(cards) : sortByRarity(sortByValue(cards));
  return isFew(cards) ? toSingleCards(sorted) : groupEqual(sorted);
};

/**
 * Returns the key of the introduction.
 * @param free number of convertible cards
 */
const introOf = ({ history_id, is_buy_coin }: DrawToDecide, free: number) => {
  if (history_id === ALL_DRAWS) return 'boxText';
  if (is_buy_coin === '1') return 'coinText';
  return free === 0 ? 'shipOnlyText' : 'chooseText';
};
