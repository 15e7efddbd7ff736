import type { DomainEvent, EventVersions } from '../../kernel/event.js';

/** A person has become a member; who they are, only `members.profiles` knows. */
export type MemberRegistered = DomainEvent<'MemberRegistered', { readonly memberId: string }>;

/** How an operator made sure that it is the member in person; `other`: the reason tells. */
export type IdentityCheck = 'licence' | 'passport' | 'phone-call' | 'past-draws' | 'payment' | 'other';

/** The member has shown that mail to their address reaches them. */
export type MailConfirmed = DomainEvent<'MailConfirmed', { readonly memberId: string }>;

/** The member has another mail address, which is not confirmed yet; neither the old nor the new one is told here. */
export type MailChanged = DomainEvent<
  'MailChanged',
  { readonly memberId: string; readonly checked: readonly IdentityCheck[] }
>;

/** The member has another postal address; neither the old nor the new one is told here. */
export type AddressChanged = DomainEvent<
  'AddressChanged',
  { readonly memberId: string; readonly checked: readonly IdentityCheck[] }
>;

/** The member may not use the shop any more. */
export type MemberBanned = DomainEvent<
  'MemberBanned',
  {
    readonly memberId: string;
    /** The account that the same person has besides; null where the reason is another. */
    readonly duplicateOf: string | null;
  }
>;

export type MemberUnbanned = DomainEvent<'MemberUnbanned', { readonly memberId: string }>;

/** Stream `member-<memberId>`. */
export type MemberEvent =
  | MemberRegistered
  | MailConfirmed
  | MailChanged
  | AddressChanged
  | MemberBanned
  | MemberUnbanned;

export const memberEvents: EventVersions<MemberEvent> = {
  MemberRegistered: 1,
  MailConfirmed: 1,
  MailChanged: 1,
  AddressChanged: 1,
  MemberBanned: 1,
  MemberUnbanned: 1,
};
