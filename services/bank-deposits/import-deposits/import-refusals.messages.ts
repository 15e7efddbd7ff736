import type { Bilingual } from '../../kernel/languages.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { StatementProblem } from '../../platform/payments/bank/bank-statement.js';

/** More problems do not help: the file is a different one. */
const MAX_PROBLEMS = 20;

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

const describeRest = (count: number): Bilingual[] =>
  count > 0 ? [{ ja: `ほかに${count}行あります。`, en: `And ${count} more lines.` }] : [];

/** Returns the first problems of a file with their lines, and the number of further ones. */
export const describeProblems = (problems: readonly StatementProblem[]): readonly Bilingual[] => {
  const described = problems.slice(0, MAX_PROBLEMS).map(where);
  return [...described, ...describeRest(problems.length - described.length)];
};

export const FIXED_LENGTH: Bilingual = {
  ja: 'これは固定長（全銀）のファイルで、列を選ぶ必要はありません。「明細の取込」でそのままお送りください。',
  en: 'This is a fixed-length (Zengin) file, which has no columns to choose. Send it as it is under “Import a statement”.',
};

const CHOOSE_COLUMNS: Bilingual = {
  ja: 'この見出しの形式は登録されていません。どの列が日付・金額・依頼人かを選ぶと、読み取れます。',
  en: 'No layout with these headings is known. Choose which columns have the date, the amount and the sender to read it.',
};

/**
 * Refuses a whole file; nothing of it was imported.
 *
 * @param isUnknown true if no layout matches its headings: the refusal then also appears under `columns`, where the
 * console offers to choose them
 */
export const buildFileRefusal = (problems: readonly StatementProblem[], isUnknown = false): RefusedError => {
  const file = describeProblems(problems);
  return new RefusedError(400, isUnknown ? { file, columns: [CHOOSE_COLUMNS] } : { file });
};
