import type { FastifyInstance } from 'fastify';
import { html } from '../http/html.js';
import { type Page, show, type Text } from '../http/page.js';
import { TRIGGER_CARDS } from '../veritrans/trigger-cards.js';

/** Descriptions of the trigger cards for people who try the shop. */
const MEANINGS: Readonly<Record<string, Text>> = {
  '4111111111111111': ['認証画面なしで支払われます', 'Paid without a question'],
  '4000000000001000': ['認証画面が出ます', 'Asks for a code'],
  '4000000000002008': ['認証できません', 'Cannot be authenticated'],
  '4000000000003006': ['認証が試行のみで終わります', 'Authentication is only attempted'],
  '4000000000004004': ['認証画面が終わりません', 'Authentication is never finished'],
  '4000000000005001': ['認証後、カードが断られます', 'Authenticated, then declined'],
  '4000000000006009': ['保留の後、支払われます', 'Pending, paid later'],
  '4000000000007007': ['保留の後、取り消されます', 'Pending, reversed later'],
  '4000000000008005': ['受け付けたまま、返事がありません', 'Accepted, and never answered'],
  '4000000000009003': ['受け付けた後、接続が切れます', 'Accepted, then the connection is reset'],
  '4000000000010001': ['何もせず、503が返ります', 'Answered 503, and nothing is done'],
  '4000000000011009': ['返事より先に通知が届きます', 'The notice comes before the answer'],
  '4000000000012007': ['通知が3回届き、画面は戻りません', 'Three notices, and the browser stays'],
  '4000000000013005': ['通知が届きません', 'No notice'],
  '4000000000014003': ['通知も画面の戻りもありません', 'Neither notice nor return'],
  '4000000000015000': ['偽の通知が先に届きます', 'A forged notice comes first'],
  '4000000000016008': ['戻りの値が改ざんされます', 'What comes back was tampered with'],
  '4000000000017006': ['3日後にチャージバックされます', 'Charged back after three days'],
  '4000000000018004': ['断られた後、支払われます', 'Declined first, paid later'],
};

const HOME: Page = {
  title: ['決済サンドボックス', 'Payment sandbox'],
  body: (say) => html`<ul><li><a href="/bank">${say(['銀行振込をする', 'Send a bank transfer'])}</a></li>
<li><a href="/veritrans/payeasy">${say(['ペイジーで払う', 'Pay by Pay-easy'])}</a></li>
<li><a href="/_control/orders">${say(['すべての取引（JSON）', 'Every order (JSON)'])}</a></li></ul>
<table><caption>${say([
    'テストカード（有効期限は未来、セキュリティコードは3桁）',
    'Test cards (any future expiry, any three digits)',
  ])}</caption><thead><tr><th scope="col">${say(['番号', 'Number'])}</th><th scope="col">${say(['結果', 'Result'])}</th></tr></thead>
<tbody>${Object.keys(TRIGGER_CARDS).map(
    (number) => html`<tr><td>${number}</td><td>${say(MEANINGS[number] ?? ['', ''])}</td></tr>`,
  )}</tbody></table>`,
};

/** Serves the first page, for people who try the shop by hand. */
export const serveHome = (fastify: FastifyInstance): void => {
  fastify.get('/', (request, reply) => show(request, reply, HOME));
};
