/** The name of a method is in stack traces, even in a bundle. */
const mark = {
  async workInsideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return await work();
  },
};

/** Runs work while a transaction is open, so that `assertOutsideTransaction` recognises everything that it awaits. */
export const insideTransaction = mark.workInsideTransaction;

/** Thrown before an outbound call that would keep a transaction open. */
export class InsideTransactionError extends Error {
  constructor(what: string) {
    super(`${what} while a transaction of the database is open: do it before the transaction, or after its commit`);
  }
}

/**
 * Asserts that no open transaction awaits the caller. Every outbound call over the network (mail, Kafka, providers) does this
 * first. A transaction that waits for such a call would keep its locks and delay the numbers of the log.
 *
 * It reads the async stack of V8, which costs about 20 µs per call and nothing in transactions. It does not see chains through
 * callbacks, or promises that several callers await.
 *
 * @param what the call in the words of the error, such as `a mail is sent`
 * @throws InsideTransactionError inside a transaction
 */
export const assertOutsideTransaction = (what: string): void => {
  if (callers().includes(mark.workInsideTransaction.name)) throw new InsideTransactionError(what);
};

/** Returns the names of all functions that await the current one. */
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
