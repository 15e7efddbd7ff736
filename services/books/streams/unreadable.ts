import { UnknownVersionError } from '../../kernel/event-declaration.js';

/**
 * Whether something could not be read as what it should be: whoever forges a fact or a row may write into it what no number,
 * date or list is read from. Everything else is a fault of ours or of the database's.
 */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  error instanceof UnknownVersionError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('22'));

/** @returns null where something could not be read */
export const unlessUnreadable = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await work();
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
};
