import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MailConfirmed, PasswordChanged } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

export type ChangePasswordRefused = Refusal<'LinkUnknown' | 'LinkUsed' | 'LinkExpired' | 'Banned'>;

/** The link that is used to choose a password. */
export interface UsedLink {
  readonly isUsed: boolean;
  readonly isExpired: boolean;
}

/** Returns why a link cannot be used, or null if it can. */
export const checkLink = (link: UsedLink | null): ChangePasswordRefused | null => {
  if (!link) return { code: 'LinkUnknown' };
  if (link.isUsed) return { code: 'LinkUsed' };
  return link.isExpired ? { code: 'LinkExpired' } : null;
};

/**
 * Decides on a new password from a member who is logged in, or who has the link. Using the link also proves that mail to the
 * address arrives.
 *
 * @param link null for a member who is logged in
 */
export const decideChangePassword = (
  member: Membership,
  memberId: string,
  link: UsedLink | null,
): Decision<PasswordChanged | MailConfirmed, ChangePasswordRefused> => {
  const refusal = link && checkLink(link);
  if (refusal) return refuse(refusal);
  if (member.banned) return refuse({ code: 'Banned' });
  const changed: PasswordChanged = { type: 'PasswordChanged', data: { memberId, by: link ? 'link' : 'member' } };
  const isShown = link !== null && !member.mailConfirmed;
  const confirmed: readonly MailConfirmed[] = isShown ? [{ type: 'MailConfirmed', data: { memberId } }] : [];
  return accept<PasswordChanged | MailConfirmed>(changed, ...confirmed);
};
