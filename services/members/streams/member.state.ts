import type { MemberEvent } from './member.events.js';

/** A membership as its facts tell it. */
export interface Member {
  readonly registered: boolean;
  readonly banned: boolean;
}

export const initialMember: Member = { registered: false, banned: false };

export const evolveMember = (member: Member, event: MemberEvent): Member => {
  switch (event.type) {
    case 'MemberRegistered':
      return { ...member, registered: true };
    case 'MailChanged':
      return member;
    case 'MemberBanned':
      return { ...member, banned: true };
    case 'MemberUnbanned':
      return { ...member, banned: false };
  }
};
