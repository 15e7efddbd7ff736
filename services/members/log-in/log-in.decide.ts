import type { Refusal } from '../../kernel/decision.js';

export type LogInRefused = Refusal<'NoMatch' | 'Banned'>;

/** Decides on a log-in. Only a correct password reveals that the account is banned. */
export const decideLogIn = (attempt: {
  readonly passwordMatches: boolean;
  readonly banned: boolean;
}): LogInRefused | null => {
  if (!attempt.passwordMatches) return { code: 'NoMatch' };
  return attempt.banned ? { code: 'Banned' } : null;
};
