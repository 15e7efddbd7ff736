import { queryOptions } from '@tanstack/react-query';
import type { OwnReferralsAnswer } from '../../../../services/referrals/own-referrals/own-referrals.contract.js';
import { api } from '../../api/api';

export type OwnReferrals = OwnReferralsAnswer['detail'];

/** Query of the member's referral code and its results. */
export const ownReferrals = queryOptions({
  queryKey: ['members', 'referrals'],
  queryFn: async () => (await api.get<OwnReferralsAnswer>('/user/referral')).detail,
});
