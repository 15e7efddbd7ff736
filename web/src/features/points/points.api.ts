import { queryOptions } from '@tanstack/react-query';
import type { ExpiringPointsAnswer } from '../../../../services/points/expiring-points/expiring-points.contract.js';
import type {
  CoinHistoryAnswer,
  CoinMovement,
  PointHistoryAnswer,
  PointMovement,
} from '../../../../services/points/point-history/point-history.contract.js';
import { api, pagePath } from '../../api/api';

export type { CoinMovement, PointMovement };

export const pointHistory = (page: number) =>
  queryOptions({
    queryKey: ['points', 'history', page],
    queryFn: () => api.get<PointHistoryAnswer>(pagePath('/user/point/list', page)),
  });

export const coinHistory = (page: number) =>
  queryOptions({
    queryKey: ['points', 'coin-history', page],
    queryFn: () => api.get<CoinHistoryAnswer>(pagePath('/user/coin/list', page)),
  });

/** When the member's points expire, the soonest first. */
export const expiringPoints = queryOptions({
  queryKey: ['points', 'expiring'],
  queryFn: async () => (await api.get<ExpiringPointsAnswer>('/user/point/expiring')).list,
});
