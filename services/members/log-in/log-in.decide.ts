import type { Refusal } from '../../kernel/decision.js';

export type LogInRefused = Refusal<'NoMatch' | 'Banned'>;

/** A member that knows the password gets in, unless banned; a stranger learns nothing about the account. */
export const decideLogIn = (attempt: {
  readonly passwordMatches: boolean;
  readonly banned: boolean;
}): LogInRefused | null => {
  if (!attempt.passwordMatches) return { code: 'NoMatch' };
  return attempt.banned ? { code: 'Banned' } : null;
};
