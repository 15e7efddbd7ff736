import { queryOptions } from '@tanstack/react-query';
import type {
  SharedCardDetail,
  SharedCardResponse,
} from '../../../../services/shares/shared-card/shared-card.contract.js';
import { api } from '../../api/api';
import { takePageResponse } from '../../api/page-responses';
import { ApiError } from '../../api/response';

const NOT_FOUND = 404;

const nothingShared = (error: unknown): null => {
  if (error instanceof ApiError && error.state === NOT_FOUND) return null;
  throw error;
};

/** Builds the query of a shared card; its data is null for an unknown token. */
export const buildSharedCardQuery = (token: string) => {
  const path = `/user/share/${encodeURIComponent(token)}`;
  return queryOptions({
    queryKey: ['shares', token],
    queryFn: (): Promise<SharedCardDetail | null> =>
      api.get<SharedCardResponse>(path).then(({ detail }) => detail, nothingShared),
    initialData: () => takePageResponse<SharedCardResponse>(path)?.detail,
    initialDataUpdatedAt: 0,
  });
};
