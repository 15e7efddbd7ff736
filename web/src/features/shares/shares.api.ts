import { queryOptions } from '@tanstack/react-query';
import type {
  SharedCardAnswer,
  SharedCardDetail,
} from '../../../../services/shares/shared-card/shared-card.contract.js';
import { ApiError } from '../../api/answer';
import { api } from '../../api/api';
import { takeAnswer } from '../../api/page-answers';

const NOT_FOUND = 404;

const nothingShared = (error: unknown): null => {
  if (error instanceof ApiError && error.state === NOT_FOUND) return null;
  throw error;
};

/** A card that somebody has shared; null where there is none under this token. */
export const sharedCard = (token: string) => {
  const path = `/user/share/${encodeURIComponent(token)}`;
  return queryOptions({
    queryKey: ['shares', token],
    queryFn: (): Promise<SharedCardDetail | null> =>
      api.get<SharedCardAnswer>(path).then(({ detail }) => detail, nothingShared),
    initialData: () => takeAnswer<SharedCardAnswer>(path)?.detail,
    initialDataUpdatedAt: 0,
  });
};
