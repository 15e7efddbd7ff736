import { queryOptions } from '@tanstack/react-query';
import type { OwnReferralsAnswer } from '../../../../services/referrals/own-referrals/own-referrals.contract.js';
import { api } from '../../api/api';

export type OwnReferrals = OwnReferralsAnswer['detail'];

/** The member's referral code, and what has come of it. */
export const ownReferrals = queryOptions({
  queryKey: ['members', 'referrals'],
  queryFn: async () => (await api.get<OwnReferralsAnswer>('/user/referral')).detail,
});
