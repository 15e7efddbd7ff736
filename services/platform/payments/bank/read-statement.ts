import type { BankAccount } from './bank-account.js';
import type { OwnAccount, StatementLine, StatementRead, StatementRules } from './bank-statement.js';
import { readStatementCsv } from './csv-statement.js';
import { STATEMENT_PROBLEMS } from './statement-problems.messages.js';
import { isFixedLength, readZengin } from './zengin-statement.js';

/** The shop's account as files name it. @param configured as members are told it: `普通 1234567`, `本店営業部 (123)` */
export const ownAccountOf = ({ account, branch }: BankAccount): OwnAccount => ({
  number: /\d+(?=\D*$)/.exec(account.normalize('NFKC'))?.[0] ?? '',
  branch: /(?<!\d)\d{3}(?!\d)/.exec(branch.normalize('NFKC'))?.[0] ?? null,
});

const nameOf = ({ bookedOn, enquiry, yen, isReversal }: StatementLine): string =>
  [bookedOn, enquiry, yen, isReversal].join('/');

/** A line that the bank numbers is there once. */
const withoutRepeats = (read: StatementRead): StatementRead => {
  const seen = new Set<string>();
  const twice = (read.statement?.lines ?? []).filter((line) => {
    const isSeen = line.enquiry !== '' && seen.has(nameOf(line));
    seen.add(nameOf(line));
    return isSeen;
  });
  const problems = twice.map(({ line }) => ({ line, message: STATEMENT_PROBLEMS.LineTwice }));
  return problems.length > 0 ? { problems } : read;
};

/**
 * Reads what a bank gives of the shop's account, fixed length or CSV: whole, or not at all.
 *
 * @throws RefusedError 400 under `file` for what is neither
 */
export const readStatement = async (bytes: Buffer, rules: StatementRules): Promise<StatementRead> =>
  withoutRepeats(await (isFixedLength(bytes) ? readZengin(bytes, rules) : readStatementCsv(bytes, rules)));
