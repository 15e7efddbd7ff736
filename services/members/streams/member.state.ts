import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type MemberEvent, memberEvents } from './member.events.js';

/** A membership as its facts tell it. */
export interface Member {
  readonly registered: boolean;
  readonly banned: boolean;
  /** Mail to the present address reaches the member. */
  readonly mailConfirmed: boolean;
}

export const initialMember: Member = { registered: false, banned: false, mailConfirmed: false };

export const evolveMember = (member: Member, event: MemberEvent): Member => {
  switch (event.type) {
    case 'MemberRegistered':
      return { ...member, registered: true };
    case 'MailConfirmed':
      return { ...member, mailConfirmed: true };
    case 'MailChanged':
      return { ...member, mailConfirmed: false };
    case 'AddressChanged':
      return member;
    case 'MemberBanned':
      return { ...member, banned: true };
    case 'MemberUnbanned':
      return { ...member, banned: false };
  }
};

export const memberStream: Stream<Member, MemberEvent> = {
  prefix: 'member',
  events: memberEvents,
  initial: () => initialMember,
  evolve: evolveMember,
};

export const memberStreamOf = (memberId: string): string => streamIdOf(memberStream, memberId);
