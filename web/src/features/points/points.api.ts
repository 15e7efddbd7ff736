import { queryOptions } from '@tanstack/react-query';
import type { ExpiringPointsAnswer } from '../../../../services/points/expiring-points/expiring-points.contract.js';
import type {
  CoinHistoryAnswer,
  CoinMovement,
  PointHistoryAnswer,
  PointMovement,
} from '../../../../services/points/point-history/point-history.contract.js';
import { api, toPagePath } from '../../api/api';

export type { CoinMovement, PointMovement };

export const buildPointHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: ['points', 'history', page],
    queryFn: () => api.get<PointHistoryAnswer>(toPagePath('/user/point/list', page)),
  });

export const buildCoinHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: ['points', 'coin-history', page],
    queryFn: () => api.get<CoinHistoryAnswer>(toPagePath('/user/coin/list', page)),
  });

/** Query of the days on which points expire, soonest first. */
export const expiringPoints = queryOptions({
  queryKey: ['points', 'expiring'],
  queryFn: async () => (await api.get<ExpiringPointsAnswer>('/user/point/expiring')).list,
});
