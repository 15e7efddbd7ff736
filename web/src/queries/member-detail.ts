import { queryOptions } from '@tanstack/react-query';
import type { MemberDetailResponse } from '../../../services/members/member-detail/member-detail.contract.js';
import { api } from '../api/api';

/** The signed-in member's own data. All features read it under this one key. */
export const memberDetail = queryOptions({
  queryKey: ['members', 'detail'],
  queryFn: async () => (await api.get<MemberDetailResponse>('/user/detail')).detail,
});
