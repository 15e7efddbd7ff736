import type { Mail } from '../../platform/mail/mailer.js';
import type { Raised } from '../rows/findings.rows.js';

/** Lines of a mail; the rest is in the console. */
const MOST = 20;

const lineOf = ({ id, finding: { check, subject, differences } }: Raised, publicUrl: string): string =>
  `#${id} ${check} ${subject}: ${differences.map(({ value, expected, found }) => `${value} ${expected ?? '–'} → ${found ?? '–'}`).join(', ')}
${publicUrl}/admin/book-findings/${id}/show`;

/** To an operator: the shop's rows are not what its log says. */
export const findingsMail = (to: string, raised: readonly Raised[], publicUrl: string): Mail => ({
  to,
  subject: `【至急】帳簿と記録が一致しません（${raised.length}件） / Books and log do not agree (${raised.length})`,
  text: `当店の帳簿（ポイント・カード・箱）に、記録（ログ）と一致しない値が見つかりました。該当する会員の抽選・選択・発送は停止しています。内容を確認し、原因が分かるまで修正しないでください。

Values in the books (points, cards, boxes) do not match the log. The members concerned cannot draw, choose or receive parcels. Check each one, and change nothing until the cause is known.

${raised
  .slice(0, MOST)
  .map((one) => lineOf(one, publicUrl))
  .join('\n\n')}${raised.length > MOST ? `\n\n… ${raised.length - MOST}` : ''}
`,
});
