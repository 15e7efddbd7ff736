import type { MemberListed, MemberResource } from '../../../../services/members/wire/member.contract.js';

export { formatFullName } from '../../ui/fullName';
export type { MemberListed, MemberResource };

/** The colours of the states. */
export const STATE_COLOURS = { active: 'success', banned: 'error', closed: 'info' } as const;
