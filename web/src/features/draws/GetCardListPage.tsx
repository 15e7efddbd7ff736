import './draws.css';
import './choice.css';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { link, paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { CardGrid } from '../../ui/CardGrid';
import { Page } from '../../ui/Page';
import { ALL_DRAWS } from './card-box.rules';
import { deadlineOf, rarestFirst } from './choice.rules';
import { CardToChoose } from './components/CardToChoose';
import { ChoiceTally } from './components/ChoiceTally';
import { Deadline } from './components/Deadline';
import { Receipt } from './components/Receipt';
import { ShareDraw } from './components/ShareDraw';
import { Shortcuts } from './components/Shortcuts';
import { type Order, SortOrder } from './components/SortOrder';
import type { DrawToDecide } from './draws.api';
import { drawsMessages } from './draws.messages';
import { readSelection, SELECTION, writeSelection } from './selection.rules';
import { useChoice } from './use-choice';
import { idsOf } from './use-decision';

interface Props {
  /** Checks a draw beside its cards. */
  readonly seal?: (historyId: string) => ReactNode;
}

/** Chooses which cards to ship; the others return to points. */
export default function GetCardListPage({ seal }: Props) {
  const t = useWords(drawsMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const draw = useLoaderData<DrawToDecide>();
  const choice = useChoice(draw, readSelection(query.get(SELECTION), sessionStorage));
  const [order, setOrder] = useState<Order>('rarity');
  const isBox = draw.history_id === ALL_DRAWS;
  const intro = isBox
    ? 'boxText'
    : draw.is_buy_coin === '1'
      ? 'coinText'
      : choice.free.length === 0
        ? 'shipOnlyText'
        : 'chooseText';

  const proceed = () => {
    const selection = writeSelection(idsOf(choice.toShip), String(draw.history_id), sessionStorage);
    const packHistoryId = query.get('packHistoryId') ?? undefined;
    const address = (path: string) => link(path, { [SELECTION]: selection, packHistoryId });
    // The browser's way back finds the choice again.
    window.history.replaceState(window.history.state, '', address(paths.getCardList));
    void navigate(address(paths.confirmGetCardList));
  };

  return (
    <Page title={t(isBox ? 'boxTitle' : 'chooseTitle')}>
      <p>{t(intro)}</p>
      <Deadline
        until={draw.expires_at ?? deadlineOf(draw.created)}
        isFirst={isBox}
        total={draw.cards.length}
        free={choice.free.length}
      />
      {draw.pack_id && seal?.(String(draw.history_id))}
      <div className="choosing">
        <div className="choosing-cards">
          {choice.free.length > 1 && <Shortcuts choice={choice} />}
          {draw.cards.length > 1 && <SortOrder order={order} onChange={setOrder} />}
          <CardGrid
            label={t('cards')}
            items={order === 'rarity' ? rarestFirst(draw.cards) : draw.cards}
            minWidth={148}
            render={(card) => (
              <CardToChoose
                card={card}
                isBuyCoin={draw.is_buy_coin}
                isChosen={choice.has(card)}
                onToggle={choice.set}
              />
            )}
          />
        </div>
        <ChoiceTally draw={draw} choice={choice} onProceed={proceed} />
      </div>
      {draw.pack_id && (
        <>
          <ShareDraw historyId={String(draw.history_id)} pack={draw.title} />
          <Receipt historyId={String(draw.history_id)} />
        </>
      )}
    </Page>
  );
}
