import type { FastifyInstance, FastifyReply } from 'fastify';
import { formOf } from '../http/bodies.js';
import { html } from '../http/html.js';
import { type Page, renderFacts, show, showNotFound, type Text } from '../http/page.js';
import { ACCOUNT } from '../keys/shop-environment.js';
import type { Bank, Format } from './bank.js';
import { toBankKana } from './bank-kana.js';

const MAX_SENDER_LENGTH = 48;

/** Parses the fields of a transfer; returns a text that describes the fault of an invalid one. */
export const parseTransfer = (
  fields: Readonly<Record<string, unknown>>,
): { sender: string; yen: number; on?: string } | Text => {
  const { sender, yen, on } = fields;
  if (typeof sender !== 'string' || sender.trim() === '' || toBankKana(sender).length > MAX_SENDER_LENGTH)
    return [
      `振込依頼人名を${MAX_SENDER_LENGTH}字以内で入力してください。`,
      `Enter the sender in at most ${MAX_SENDER_LENGTH} letters.`,
    ];
  if (!/^[1-9]\d{0,9}$/.test(String(yen)))
    return ['金額を1円以上で入力してください。', 'Enter an amount of at least 1 yen.'];
  if (on === undefined || on === '') return { sender: sender.trim(), yen: Number(yen) };
  if (!/^\d{4}-\d\d-\d\d$/.test(String(on)) || Number.isNaN(Date.parse(String(on))))
    return ['日付は2026-11-22のように入力してください。', 'Enter the day like 2026-11-22.'];
  return { sender: sender.trim(), yen: Number(yen), on: String(on) };
};

const transferPage = (today: string, message: Text | null, isError: boolean): Page => ({
  title: ['銀行振込', 'Bank transfer'],
  code: isError ? 400 : 200,
  body: (
    say,
  ) => html`${message ? html`<p class="${isError ? 'error' : ''}" role="${isError ? 'alert' : 'status'}">${say(message)}</p>` : null}
${renderFacts([
  [say(['振込先', 'To']), `${ACCOUNT.bank} ${ACCOUNT.branch}`],
  [say(['口座番号', 'Account']), `${say(['普通', 'Ordinary'])} ${ACCOUNT.number}`],
  [say(['口座名義', 'Holder']), ACCOUNT.holderKana],
])}<form method="post" action="/bank">
<label>${say(['振込依頼人名（5桁の番号とカナ）', 'Sender (five digits and katakana)'])}<input name="sender" maxlength="48" required></label>
<label>${say(['金額（円）', 'Amount (yen)'])}<input name="yen" inputmode="numeric" pattern="[0-9]*" required></label>
<label>${say(['日付', 'Day'])}<input name="on" type="date" value="${today}" required></label>
<button>${say(['振り込む', 'Send'])}</button></form>`,
});

/** Sends a statement as a file to save. */
export const sendFile = (reply: FastifyReply, format: Format, name: string, file: Buffer): FastifyReply =>
  reply
    .header('content-type', format === 'txt' ? 'text/plain; charset=Shift_JIS' : 'text/csv; charset=Shift_JIS')
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .send(file);

/** Serves the page that sends a transfer, and the statements by day. */
export const serveBank = (fastify: FastifyInstance, bank: Bank): void => {
  fastify.get('/', (request, reply) => show(request, reply, transferPage(bank.today, null, false)));
  fastify.post('/', (request, reply) => {
    const transfer = parseTransfer(formOf(request));
    if ('sender' in transfer) bank.send(transfer.sender, transfer.yen, transfer.on);
    const message: Text =
      'sender' in transfer ? ['振り込みました。次の明細に載ります。', 'Sent. It is in the next statement.'] : transfer;
    return show(request, reply, transferPage(bank.today, message, !('sender' in transfer)));
  });
  fastify.get<{ Params: { day: string; format: string } }>('/statements/:day.:format', (request, reply) => {
    const { day, format } = request.params;
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || (format !== 'txt' && format !== 'csv')) return showNotFound(request, reply);
    return sendFile(reply, format, `statement-${day}`, bank.statementOf(day, format));
  });
};
