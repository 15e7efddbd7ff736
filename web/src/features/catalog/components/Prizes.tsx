import '../prizes.css';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getMonotonicMs } from '../../../browser/clock';
import { useWords } from '../../../i18n/i18n';
import { Skeleton } from '../../../ui/Skeleton';
import type { Pack } from '../catalog.api';
import { packDetailMessages } from '../pack-detail.messages';
import { buildPackCardsQuery, buildPackSealQuery, type PackCard, type PrizeOrder } from '../prizes.api';
import { countTicketsLeft, groupByRank } from '../prizes.rules';
import { PrizeGrid } from './PrizeGrid';
import { PrizeOrders } from './PrizeOrders';
import { PrizePopup } from './PrizePopup';
import { Rank } from './Rank';
import { Returns } from './Returns';

/** Cards of the box, grouped by rank or sorted, with the exact current chance of each. */
export function Prizes({ pack, order }: { pack: Pack; order: PrizeOrder }) {
  const t = useWords(packDetailMessages);
  const packId = String(pack.id);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const { data, hasNextPage, fetchNextPage, refetch } = useSuspenseInfiniteQuery(buildPackCardsQuery(packId, order));
  const { data: seal } = useQuery(buildPackSealQuery(packId));
  useOnChange(pack.pack_count, refetch);
  const cards = data.pages.flatMap(({ list }) => list);
  // The rows are a snapshot of one moment; the pack may already include the next draw.
  const boxLeft = hasNextPage ? pack.pack_count : countTicketsLeft(cards);
  const ranks = groupByRank(cards);
  const returns = data.pages[0]?.returns;
  const onEnlarge = (card: PackCard) => setEnlarged(cards.indexOf(card));
  const shared = { boxLeft, method: pack.payment_method, seal, onEnlarge };
  return (
    <section className="prizes">
      <h2>{t('prizes')}</h2>
      {returns && <Returns returns={returns} pack={pack} />}
      <p className="note">{t('prizesText')}</p>
      <PrizeOrders order={order} />
      {order === 'rank' ? (
        <div className="ranks">
          {ranks.map((rank, index) => (
            <Rank
              key={rank.rank}
              rank={rank}
              isTop={index === 0}
              isComplete={!hasNextPage || index < ranks.length - 1}
              {...shared}
            />
          ))}
        </div>
      ) : (
        <PrizeGrid cards={cards} withRank {...shared} />
      )}
      {hasNextPage && (
        <button type="button" className="button button-quiet" onClick={() => void fetchNextPage()}>
          {t('moreCards')}
        </button>
      )}
      {enlarged !== null && (
        <PrizePopup
          cards={cards}
          packId={packId}
          method={pack.payment_method}
          shown={enlarged}
          boxLeft={boxLeft}
          onShow={setEnlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </section>
  );
}

/** Minimum interval between requests for the odds of a fast-selling pack. Requests of different viewers are spread. */
const ASK_EVERY_MS = 5000;
const SPREAD_MS = 500;

/** Calls back after a change of the value. Changes within the interval are combined. */
const useOnChange = (value: number, onChange: () => unknown) => {
  const last = useRef(value);
  const actedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    const dueMs = actedAtMs.current + ASK_EVERY_MS - getMonotonicMs();
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        actedAtMs.current = getMonotonicMs();
        void onChange();
      },
      Math.max(dueMs, 0) + Math.random() * SPREAD_MS,
    );
  }, [value, onChange]);
  useEffect(() => () => clearTimeout(timer.current), []);
};

/** Placeholder of the cards while they load. */
export function PrizesSkeleton() {
  return (
    <div className="prizes" aria-hidden="true">
      <Skeleton width="12rem" height="1.5rem" />
      <div className="rank rank-top">
        <div className="prize-grid">
          {[1, 2].map((card) => (
            <Skeleton key={card} ratio="5 / 7" />
          ))}
        </div>
      </div>
    </div>
  );
}
