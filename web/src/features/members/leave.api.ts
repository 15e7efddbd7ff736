import { queryOptions } from '@tanstack/react-query';
import type {
  CloseAccountRequest,
  LeavingDetail,
  LeavingResponse,
} from '../../../../services/members/close-account/close-account.contract.js';
import { api } from '../../api/api';
import type { ResponseBody } from '../../api/response';

export type { LeavingDetail };

/** Query of what the member would lose, and of open obligations. */
export const leaving = queryOptions({
  queryKey: ['members', 'leaving'],
  queryFn: async () => (await api.get<LeavingResponse>('/user/close_account')).detail,
});

export const closeAccount = (payload: CloseAccountRequest): Promise<ResponseBody> =>
  api.write('/user/close_account', payload);
