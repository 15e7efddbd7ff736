import { queryOptions } from '@tanstack/react-query';
import type { Id, ListAnswer } from '../../api/answer';
import { api, pagePath } from '../../api/api';

interface HistoryRow {
  /** yen paid, or 0 */
  readonly money: number;
  readonly created: string;
  readonly memo: string;
}

export interface PointHistoryRow extends HistoryRow {
  readonly id: Id;
  /** the purchase of a pack that moved the points; empty for anything else */
  readonly history_id: Id;
  /** the signed change */
  readonly bonusPoint: number;
}

export interface CoinHistoryRow extends HistoryRow {
  /** the signed change */
  readonly bonusCoin: number;
}

export const pointHistory = (page: number) =>
  queryOptions({
    queryKey: ['points', 'history', page],
    queryFn: () => api.get<ListAnswer<PointHistoryRow>>(pagePath('/user/point/list', page)),
  });

export const coinHistory = (page: number) =>
  queryOptions({
    queryKey: ['points', 'coin-history', page],
    queryFn: () => api.get<ListAnswer<CoinHistoryRow>>(pagePath('/user/coin/list', page)),
  });
