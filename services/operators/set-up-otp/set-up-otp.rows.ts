import type { StoreTransaction } from '../../platform/store/transaction.js';

/** Marks the code as used, so that it cannot open a session as well. */
const SET_UP = `update operators.operators
  set otp_secret = otp_pending, otp_pending = null, otp_used_step = $2, version = version + 1
  where id = $1 and otp_pending is not null returning version`;
/** Ends the other sessions: one of them may be an intruder's. */
const END_OTHERS = 'delete from operators.operator_sessions where operator_id = $1 and id <> $2';

/** Activates the pending secret. @returns the operator's new version; null if none was pending */
export const usePendingSecret = async (
  tx: StoreTransaction,
  operatorId: string,
  step: number,
): Promise<number | null> =>
  (await tx.read<{ version: number }>('operators-set-up-otp', SET_UP, [operatorId, step]))[0]?.version ?? null;

export const endOtherSessions = (tx: StoreTransaction, operatorId: string, sessionId: string): void =>
  tx.write('operators-end-other-sessions', END_OTHERS, [operatorId, sessionId]);
