import type { Policy } from '../../kernel/policy.js';
import type { MemberRegistered } from '../../members/index.js';
import { KeepAgreements } from './keep-agreements.command.js';

/** Records the agreements that a member gave by registering. */
export const keepAgreementsWhenMemberRegistered: Policy<MemberRegistered> = {
  name: 'keep-agreements-when-member-registered',
  on: {
    MemberRegistered: ({ data: { memberId }, recordedAt }) => new KeepAgreements(memberId, recordedAt),
  },
};
