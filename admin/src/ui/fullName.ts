import type { MemberListed } from '../../../services/members/wire/member.contract.js';

/** A member's name and its language. */
export type Person = Pick<MemberListed, 'id' | 'language' | 'last_name' | 'first_name' | 'middle_name'>;

/** Formats a member's name in the order of their language. A closed account has no name and returns its id. */
export const formatFullName = ({ id, language, last_name, first_name, middle_name }: Person): string =>
  (language === 'en' ? [first_name, middle_name, last_name] : [last_name, first_name, middle_name])
    .filter(Boolean)
    .join(' ') || id;
