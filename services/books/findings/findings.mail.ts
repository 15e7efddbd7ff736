import type { Mail } from '../../platform/mail/mailer.js';
import type { Unreported } from '../rows/findings.rows.js';

/** Maximum number of findings in a mail. The console lists the others. */
const MAX_NAMED = 20;

/** The contents of a mail about findings. */
interface Report {
  readonly findings: readonly Unreported[];
  /** Number of members who are frozen now. */
  readonly frozen: number;
  readonly publicUrl: string;
}

const lineOf = ({ id, check, subject, differences }: Unreported, publicUrl: string): string =>
  `#${id} ${check} ${subject}: ${differences.map(({ value, expected, found: actual }) => `${value} ${expected ?? '–'} → ${actual ?? '–'}`).join(', ')}
${publicUrl}/admin/book-findings/${id}/show`;

/** Builds the mail that notifies an operator of differences between the shop's rows and the log. */
export const buildFindingsMail = (to: string, { findings, frozen, publicUrl }: Report): Mail => ({
  to,
  subject: `【至急】帳簿と記録が一致しません（${findings.length}件） / Books and log do not agree (${findings.length})`,
  text: `当店の帳簿（ポイント・カード・箱・仕訳）に、記録（ログ）と一致しない値が${findings.length}件見つかりました。抽選・選択・発送を停止している会員：${frozen}人。内容を確認し、原因が分かるまで修正しないでください。一致が確認されると、自動で解決済みになり、停止も解除されます。

${findings.length} values in the books (points, cards, boxes, ledger) do not match the log. Members who cannot draw, choose or receive parcels now: ${frozen}. Check each finding, and change nothing until the cause is known. Once a later check finds agreement, findings are closed and members are freed automatically.

${findings
  .slice(0, MAX_NAMED)
  .map((one) => lineOf(one, publicUrl))
  .join(
    '\n\n',
  )}${findings.length > MAX_NAMED ? `\n\n… ${findings.length - MAX_NAMED}\n${publicUrl}/admin/book-findings` : ''}
`,
});
