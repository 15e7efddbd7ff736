import type { BankAccount } from './bank-account.js';
import type { OwnAccount, StatementLine, StatementRead, StatementRules } from './bank-statement.js';
import { readStatementCsv } from './csv-statement.js';
import { STATEMENT_PROBLEMS } from './statement-problems.messages.js';
import { isFixedLength, readZengin } from './zengin-statement.js';

/**
 * Returns the shop's account in the form that files use.
 *
 * @param configured the account as members see it: `普通 1234567`, `本店営業部 (123)`
 */
export const ownAccountOf = ({ account, branch }: BankAccount): OwnAccount => ({
  number: /\d+(?=\D*$)/.exec(account.normalize('NFKC'))?.[0] ?? '',
  branch: /(?<!\d)\d{3}(?!\d)/.exec(branch.normalize('NFKC'))?.[0] ?? null,
});

const nameOf = ({ bookedOn, enquiry, yen, isReversal }: StatementLine): string =>
  [bookedOn, enquiry, yen, isReversal].join('/');

/** Removes repeated lines that have the same number of the bank. */
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
 * Reads a bank statement of the shop's account, Zengin or CSV, completely or not at all.
 *
 * @throws RefusedError 400 under `file` for any other format
 */
export const readStatement = async (bytes: Buffer, rules: StatementRules): Promise<StatementRead> =>
  withoutRepeats(await (isFixedLength(bytes) ? readZengin(bytes, rules) : readStatementCsv(bytes, rules)));
