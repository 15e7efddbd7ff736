import type { StoreTransaction } from '../../platform/store/transaction.js';

/** The code has been used: it does not open a session as well. */
const SET_UP = `update operators.operators
  set otp_secret = otp_pending, otp_pending = null, otp_used_step = $2, version = version + 1
  where id = $1 and otp_pending is not null returning version`;
/** Whoever else sits in one may be why it is set up. */
const END_OTHERS = 'delete from operators.operator_sessions where operator_id = $1 and id <> $2';

/** Makes the pending secret the one in use. @returns the operator's version after it; null when none was pending */
export const usePendingSecret = async (
  tx: StoreTransaction,
  operatorId: string,
  step: number,
): Promise<number | null> =>
  (await tx.read<{ version: number }>('operators-set-up-otp', SET_UP, [operatorId, step]))[0]?.version ?? null;

export const endOtherSessions = (tx: StoreTransaction, operatorId: string, sessionId: string): void =>
  tx.write('operators-end-other-sessions', END_OTHERS, [operatorId, sessionId]);
