import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';

/** A person has registered. Personal data stands in `members.profiles` alone. */
export type MemberRegistered = DomainEvent<'MemberRegistered', { readonly memberId: string }>;

/** The way in which an operator checked the member's identity. For `other`, the reason explains it. */
export type IdentityCheck = 'licence' | 'passport' | 'phone-call' | 'past-draws' | 'payment' | 'other';

/** The member has shown that mail to their address reaches them. */
export type MailConfirmed = DomainEvent<'MailConfirmed', { readonly memberId: string }>;

/** The mail address has changed and is not confirmed yet. The event has neither address. */
export type MailChanged = DomainEvent<
  'MailChanged',
  { readonly memberId: string; readonly checked: readonly IdentityCheck[] }
>;

/** The password has changed: by a logged-in member, or with the link from a mail. */
export type PasswordChanged = DomainEvent<
  'PasswordChanged',
  { readonly memberId: string; readonly by: 'member' | 'link' }
>;

/** A member who registered without name, address and phone number has entered them. The event has none of them. */
export type AddressGiven = DomainEvent<'AddressGiven', { readonly memberId: string }>;

/** The postal address has changed. The event has neither address. */
export type AddressChanged = DomainEvent<
  'AddressChanged',
  { readonly memberId: string; readonly checked: readonly IdentityCheck[] }
>;

/** The phone number has changed and is not verified. The event has neither number. */
export type PhoneChanged = DomainEvent<'PhoneChanged', { readonly memberId: string }>;

/** The member has verified their phone. The event does not have its number. */
export type PhoneVerified = DomainEvent<'PhoneVerified', { readonly memberId: string }>;

/** An operator has released the verified number, so that another member may verify it. */
export type PhoneReleased = DomainEvent<'PhoneReleased', { readonly memberId: string }>;

/** The member has entered their birthday, which cannot be changed. The event does not have the day. */
export type BirthdayGiven = DomainEvent<'BirthdayGiven', { readonly memberId: string }>;

/** An operator has released the birthday, so that the member is asked again. */
export type BirthdayReleased = DomainEvent<'BirthdayReleased', { readonly memberId: string }>;

/** The member was banned from the shop. */
export type MemberBanned = DomainEvent<
  'MemberBanned',
  {
    readonly memberId: string;
    /** Another account of the same person; null for other reasons. */
    readonly duplicateOf: string | null;
  }
>;

/**
 * All that the member had was forfeited to the shop because of a case. Points, cards and parcels have events of their own.
 */
export type AccountForfeited = DomainEvent<
  'AccountForfeited',
  {
    readonly memberId: string;
    readonly caseId: string;
    /** The account that the same person keeps; null for other reasons. */
    readonly duplicateOf: string | null;
  }
>;

export type MemberUnbanned = DomainEvent<'MemberUnbanned', { readonly memberId: string }>;

/** An operator has kept an unused account from being closed, as if it were used now. */
export type AccountKept = DomainEvent<'AccountKept', { readonly memberId: string }>;

/** The account was closed for good. The remaining points and coins have lapsed by then. */
export type AccountClosed = DomainEvent<
  'AccountClosed',
  {
    readonly memberId: string;
    /** `asked`: closed by the member; `unused`: closed because nobody had used it for six months. */
    readonly because: 'asked' | 'unused';
  }
>;

/** Stream `member-<memberId>`. */
export type MemberEvent =
  | MemberRegistered
  | MailConfirmed
  | MailChanged
  | PasswordChanged
  | AddressGiven
  | AddressChanged
  | PhoneChanged
  | PhoneVerified
  | PhoneReleased
  | BirthdayGiven
  | BirthdayReleased
  | MemberBanned
  | MemberUnbanned
  | AccountForfeited
  | AccountKept
  | AccountClosed;

export const memberEvents = declareEvents({
  MemberRegistered: { value: 'none', cards: 'none', figure: true, news: false, history: 'member' },
  MailConfirmed: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  MailChanged: { value: 'none', cards: 'none', figure: false, news: true, history: 'member' },
  PasswordChanged: { value: 'none', cards: 'none', figure: false, news: true, history: 'member' },
  AddressGiven: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  AddressChanged: { value: 'none', cards: 'none', figure: false, news: true, history: 'member' },
  PhoneChanged: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  PhoneVerified: { value: 'none', cards: 'none', figure: false, news: true, history: 'member' },
  PhoneReleased: { value: 'none', cards: 'none', figure: false, news: true, history: 'member' },
  BirthdayGiven: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  BirthdayReleased: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  MemberBanned: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  MemberUnbanned: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  AccountForfeited: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  AccountKept: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  AccountClosed: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
} satisfies EventDeclarations<MemberEvent>);
