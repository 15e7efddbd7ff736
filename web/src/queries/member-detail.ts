import { queryOptions } from '@tanstack/react-query';
import type { MemberDetailResponse } from '../../../services/members/member-detail/member-detail.contract.js';
import { api } from '../api/api';

/** Query of the signed-in member's own data. All features share its key. */
export const memberDetail = queryOptions({
  queryKey: ['members', 'detail'],
  queryFn: async () => (await api.get<MemberDetailResponse>('/user/detail')).detail,
});
