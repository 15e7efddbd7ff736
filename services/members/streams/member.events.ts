import type { DomainEvent, EventVersions } from '../../kernel/event.js';

/** A person has become a member; who he is, only `members.profiles` knows. */
export type MemberRegistered = DomainEvent<'MemberRegistered', { readonly memberId: string }>;

/** Stream `member-<memberId>`. */
export type MemberEvent = MemberRegistered;

export const memberEvents: EventVersions<MemberEvent> = { MemberRegistered: 1 };

export const memberStreamOf = (memberId: string): string => `member-${memberId}`;
