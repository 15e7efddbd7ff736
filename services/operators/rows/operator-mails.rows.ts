import type { Role } from '../../platform/console-api/access/operator.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

const MAILS = 'select mail from operators.operators where role = any($1) and disabled_at is null order by mail';

/** Loads the mail addresses of the operators with these roles. */
export const loadMailsOfRoles = async (tx: StoreTransaction, roles: readonly Role[]): Promise<readonly string[]> =>
  (await tx.read<{ mail: string }>('operators-mails', MAILS, [roles])).map(({ mail }) => mail);
