import type { Bilingual } from '../../kernel/languages.js';
import { RefusedError } from '../../platform/http/envelope.js';
import type { StatementProblem } from '../../platform/payments/bank/bank-statement.js';

/** More than this is no help: the file is another. */
const MOST_TOLD = 20;

export const NO_ACCOUNT: Bilingual = {
  ja: '自社の口座が設定されていません（BANK_NAME, BANK_BRANCH, BANK_ACCOUNT, BANK_HOLDER_KANA）。設定してから取り込んでください。',
  en: 'The shop’s own bank account is not set (BANK_NAME, BANK_BRANCH, BANK_ACCOUNT, BANK_HOLDER_KANA). Set it before importing.',
};

export const FILE_REPEATED: Bilingual = {
  ja: 'このファイルは取り込み済みです。次の明細をお送りください。',
  en: 'This file has already been imported. Send the next statement.',
};

const where = ({ line, message }: StatementProblem): Bilingual =>
  line === null ? message : { ja: `${line}行目：${message.ja}`, en: `Line ${line}: ${message.en}` };

const more = (count: number): Bilingual[] =>
  count > 0 ? [{ ja: `ほかに${count}行あります。`, en: `And ${count} more lines.` }] : [];

/** The file as a whole is refused, and why: nothing of it was taken. */
export const fileRefusal = (problems: readonly StatementProblem[]): RefusedError => {
  const told = problems.slice(0, MOST_TOLD).map(where);
  return new RefusedError(400, { file: [...told, ...more(problems.length - told.length)] });
};
