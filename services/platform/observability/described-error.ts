import { types } from 'node:util';
import { redact } from './redacted.js';

/** The longest description of an error that is kept in a row. */
const MAX_LENGTH = 500;
/** Causes and parts of an error that are followed. */
const MAX_DEPTH = 3;
const MAX_PARTS = 5;

/** Properties that show the origin of an error. Others, such as `detail` or `rejected`, repeat values. */
const KEPT = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'responseCode', 'syscall'];

/** An error as the log of a process shows it. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
  readonly [property: string]: unknown;
}

/** Checks whether a thrown value is an error, including errors of another JavaScript context. */
export const isError = (value: unknown): value is Error => types.isNativeError(value) || value instanceof Error;

/** Returns the first line of an error, without personal data and secrets, at most 500 characters. */
export const describeError = (error: unknown, knownValues: readonly string[] = []): string => {
  const text = isError(error) ? `${error.name}: ${error.message}` : String(error);
  return redact(text, knownValues).split('\n')[0]!.slice(0, MAX_LENGTH);
};

/** Returns an error with its stack and causes, without personal data and secrets. */
export const toLoggedError = (error: Error, depth = 0): LoggedError => {
  const { name, message, stack = '', cause, errors } = error as Error & { readonly errors?: unknown };
  const isDeep = depth === MAX_DEPTH;
  const parts = Array.isArray(errors) && !isDeep ? errors.filter(isError).slice(0, MAX_PARTS) : [];
  const kept = Object.entries(error).filter(
    ([property, value]) => KEPT.includes(property) && ['string', 'number'].includes(typeof value),
  );
  return {
    type: name,
    message: redact(message),
    // The stack begins with the message, and a line of the message may look like a frame.
    stack: `${name}: ${redact(message)}${framesOf(stack)}`,
    ...Object.fromEntries(kept.map(([property, value]) => [property, redact(String(value))])),
    ...(isError(cause) && !isDeep && { cause: toLoggedError(cause, depth + 1) }),
    ...(parts.length > 0 && { errors: parts.map((part) => toLoggedError(part, depth + 1)) }),
  };
};

/** Returns the lines of a stack that name places in the code. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at \S.*(:\d+:\d+\)?|<anonymous>\)?|\(native\))$/.test(line))
    .map((line) => `\n${line}`)
    .join('');
