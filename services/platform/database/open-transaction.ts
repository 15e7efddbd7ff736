/** A method's name is what a stack trace tells of it, also in a bundle. */
const mark = {
  async workInsideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return await work();
  },
};

/** Does what is done while a transaction of the database is open; what it awaits can be told from everything else. */
export const insideTransaction = mark.workInsideTransaction;

/** A call to the outside was about to keep a transaction of the database open. */
export class InsideTransactionError extends Error {
  constructor(what: string) {
    super(`${what} while a transaction of the database is open: do it before the transaction, or after its commit`);
  }
}

/**
 * To be called first by everything that goes over the network to others (mail, Kafka, providers): while they take their
 * time, an open transaction would keep its locks, and the log without numbers.
 *
 * What keeps a transaction open is what it awaits, and that is what V8 knows of an async stack; asking it costs some
 * 20 µs here and nothing in the transactions. A chain through callbacks, or a promise that several wait for, is not seen.
 *
 * @param what in the words of the error, as `a mail is sent`
 * @throws InsideTransactionError inside a transaction
 */
export const assertOutsideTransaction = (what: string): void => {
  if (callers().includes(mark.workInsideTransaction.name)) throw new InsideTransactionError(what);
};

/** The names of all functions that wait for the present one. */
const callers = (): readonly (string | null)[] => {
  const { stackTraceLimit, prepareStackTrace } = Error;
  const trace: { stack?: readonly (string | null)[] } = {};
  try {
    Error.stackTraceLimit = Number.POSITIVE_INFINITY;
    Error.prepareStackTrace = (_error, frames) => frames.map((frame) => frame.getFunctionName());
    Error.captureStackTrace(trace);
    return trace.stack!;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    Error.prepareStackTrace = prepareStackTrace!;
  }
};
