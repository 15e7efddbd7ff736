import { BusyError } from '../concurrency/batcher.js';

/**
 * Classes of PostgreSQL's errors that a value can be the reason of: cardinality, data, a constraint, a check of a view,
 * a limit, a trigger's own. All others tell of the moment or of the program, and every fact would meet them.
 */
const OF_VALUES = new Set(['21', '22', '23', '44', '54', 'P0']);

/** What pg says of a connection, without a code. */
const OF_CONNECTIONS = /connection terminated|connection error|client was closed|timeout|after calling end/i;

/** Whether the fact itself is at fault, so that another try will end as this one. */
export const isPoison = (error: unknown): boolean => {
  if (error instanceof BusyError) return false;
  const { code, severity, cause } = (error ?? {}) as { code?: unknown; severity?: unknown; cause?: unknown };
  if (cause !== undefined) return isPoison(cause);
  if (typeof code !== 'string') return !OF_CONNECTIONS.test(String(error));
  if (severity !== undefined) return OF_VALUES.has(code.slice(0, 2));
  // Node's own complaints about arguments; any other code is the network's or a service's.
  return code.startsWith('ERR_');
};
