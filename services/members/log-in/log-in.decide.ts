import type { Refusal } from '../../kernel/decision.js';

export type LogInRefused = Refusal<'NoMatch' | 'Banned'>;

/** Who knows the password gets in, unless he is banned; who does not, learns nothing about the account. */
export const decideLogIn = (attempt: {
  readonly passwordMatches: boolean;
  readonly banned: boolean;
}): LogInRefused | null => {
  if (!attempt.passwordMatches) return { code: 'NoMatch' };
  return attempt.banned ? { code: 'Banned' } : null;
};
