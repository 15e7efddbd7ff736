import { BusyError } from '../concurrency/batcher.js';

/**
 * Classes of PostgreSQL errors that a value can cause: cardinality, data, constraint, check of a view, limit, and errors of
 * triggers. All other errors would hit every event.
 */
const OF_VALUES = new Set(['21', '22', '23', '44', '54', 'P0']);

/** Messages of `pg` about a connection, which have no code. */
const OF_CONNECTIONS = /connection terminated|connection error|client was closed|timeout|after calling end/i;

/** Returns true if the event causes the error, so that a retry would fail as well. */
export const isPoison = (error: unknown): boolean => {
  if (error instanceof BusyError) return false;
  const { code, severity, cause } = (error ?? {}) as { code?: unknown; severity?: unknown; cause?: unknown };
  if (cause !== undefined) return isPoison(cause);
  if (typeof code !== 'string') return !OF_CONNECTIONS.test(String(error));
  if (severity !== undefined) return OF_VALUES.has(code.slice(0, 2));
  // Errors of Node about arguments. Any other code is of the network or a service.
  return code.startsWith('ERR_');
};
