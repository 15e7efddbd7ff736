import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';

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

/** The member has another password: chosen while logged in, or with the link that was sent to their mail address. */
export type PasswordChanged = DomainEvent<
  'PasswordChanged',
  { readonly memberId: string; readonly by: 'member' | 'link' }
>;

/** The member, who registered without, has told name, address and phone number; none of them is told here. */
export type AddressGiven = DomainEvent<'AddressGiven', { readonly memberId: string }>;

/** The member has another postal address; neither the old nor the new one is told here. */
export type AddressChanged = DomainEvent<
  'AddressChanged',
  { readonly memberId: string; readonly checked: readonly IdentityCheck[] }
>;

/** The member has entered another phone number, which is not proved to be theirs; neither is told here. */
export type PhoneChanged = DomainEvent<'PhoneChanged', { readonly memberId: string }>;

/** The member has shown that the phone is theirs; its number is not told here. */
export type PhoneVerified = DomainEvent<'PhoneVerified', { readonly memberId: string }>;

/** An operator has taken the proof back: the number may be another's now. */
export type PhoneReleased = DomainEvent<'PhoneReleased', { readonly memberId: string }>;

/** The member has told when they were born, which holds from now on; the day is not told here. */
export type BirthdayGiven = DomainEvent<'BirthdayGiven', { readonly memberId: string }>;

/** An operator has taken the day back: the member is asked anew. */
export type BirthdayReleased = DomainEvent<'BirthdayReleased', { readonly memberId: string }>;

/** The member may not use the shop any more. */
export type MemberBanned = DomainEvent<
  'MemberBanned',
  {
    readonly memberId: string;
    /** The account that the same person has besides; null where the reason is another. */
    readonly duplicateOf: string | null;
  }
>;

/** All that the member had is the shop's, out of a case against them; points, cards and parcels have facts of their own. */
export type AccountForfeited = DomainEvent<
  'AccountForfeited',
  {
    readonly memberId: string;
    readonly caseId: string;
    /** The account that the same person keeps, where that is why. */
    readonly duplicateOf: string | null;
  }
>;

export type MemberUnbanned = DomainEvent<'MemberUnbanned', { readonly memberId: string }>;

/** An operator has kept the account from being closed as unused, as if it were used now. */
export type AccountKept = DomainEvent<'AccountKept', { readonly memberId: string }>;

/** The member has left, and the account is closed for good; by then, what was left of points and coins has lapsed. */
export type AccountClosed = DomainEvent<
  'AccountClosed',
  {
    readonly memberId: string;
    /** By the member, or because nobody had used it for long. */
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
