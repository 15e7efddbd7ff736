import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MailConfirmed, PasswordChanged } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type ChangePasswordRefused = Refusal<'LinkUnknown' | 'LinkUsed' | 'LinkExpired' | 'Banned'>;

/** The link that a password is chosen with. */
export interface UsedLink {
  readonly isUsed: boolean;
  readonly isExpired: boolean;
}

/** Whether a link still lets anybody choose a password; null when it does. */
export const checkLink = (link: UsedLink | null): ChangePasswordRefused | null => {
  if (!link) return { code: 'LinkUnknown' };
  if (link.isUsed) return { code: 'LinkUsed' };
  return link.isExpired ? { code: 'LinkExpired' } : null;
};

/**
 * A member who is logged in, or who has the link that was sent to their address, chooses another password. Who has such a
 * link has shown that mail to the address reaches them.
 *
 * @param link null for a member who is logged in
 */
export const decideChangePassword = (
  member: Member,
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
