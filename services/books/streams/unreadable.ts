import { UnknownVersionError } from '../../kernel/event-declaration.js';

/**
 * Returns true if a value has an invalid form. A tampered event or row may contain invalid numbers, dates or lists. All
 * other errors are faults of the shop or of the database.
 */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  error instanceof UnknownVersionError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('22'));

/**
 * Runs work.
 *
 * @returns null if something was unreadable
 */
export const tryRead = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await work();
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
};
