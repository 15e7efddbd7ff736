import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf } from '../http/bodies.js';
import { html } from '../http/html.js';
import {
  formatYen,
  type Page,
  redirectByForm,
  renderButtonForm,
  renderFacts,
  show,
  showNotFound,
} from '../http/page.js';
import { signReturn } from './digest.js';
import type { MpiPayments } from './mpi.js';
import type { MpiOrder } from './orders.js';
import type { VeritransOrders } from './veritrans-orders.js';

const RIGHT_CODE = '123456';
const TRIES = 3;

const CLOSED: Page = {
  title: ['この画面はここで終わりです', 'This page ends here'],
  body: (say) =>
    html`<p>${say([
      'お店には戻りません。ブラウザを閉じたのと同じ状態です。',
      'You are not taken back to the shop, as if you had closed the browser.',
    ])}</p>`,
};

const USED: Page = {
  title: ['このリンクは使えません', 'This link cannot be used'],
  code: 410,
  body: (say) =>
    html`<p>${say([
      '3分を過ぎたか、すでに使われました。お店に戻って、もう一度お支払いください。',
      'It is older than three minutes, or was used before. Please go back to the shop and pay again.',
    ])}</p>`,
};

const challengePage = (order: MpiOrder, wrong: boolean): Page => ({
  title: ['本人認証（3Dセキュア）', 'Verify your identity (3-D Secure)'],
  leadsTo: [order.redirectionUri],
  body: (say, language) => {
    const action = `/veritrans/acs/challenge/${order.id}`;
    return html`${renderFacts([
      [say(['カード', 'Card']), order.cardNumber],
      [say(['金額', 'Amount']), formatYen(order.yen, language)],
    ])}${wrong ? html`<p class="error" role="alert">${say(['コードが違います。123456を入力してください。', 'Wrong code. Enter 123456.'])}</p>` : null}
<form method="post" action="${action}"><label>${say(['認証コード（123456）', 'Code (123456)'])}
<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>
<button name="act" value="code">${say(['認証する', 'Verify'])}</button></form>
${renderButtonForm(action, say(['キャンセル', 'Cancel']), { act: 'cancel' }, 'post', 'plain')}
${renderButtonForm(action, say(['何もせず閉じる', 'Close without an answer']), { act: 'close' }, 'post', 'plain')}`;
  },
});

/** Builds the fields that the browser returns to the shop. */
const returnFields = (veritrans: VeritransOrders, order: MpiOrder): Readonly<Record<string, string>> => {
  const { id: OrderId, mpiMstatus, cardMstatus, vResultCode } = order;
  const signedFields = { OrderId, mpiMstatus, cardMstatus, vResultCode };
  const fields =
    order.scenario.back === 'tampered'
      ? { ...signedFields, mpiMstatus: 'success', cardMstatus: 'success' }
      : signedFields;
  return { ...fields, ...signReturn(veritrans.merchant, signedFields) };
};

const goBack = (
  request: FastifyRequest,
  reply: FastifyReply,
  veritrans: VeritransOrders,
  order: MpiOrder,
): FastifyReply => {
  if (order.scenario.back === 'never') return show(request, reply, CLOSED);
  if (order.resultLink === '2') return reply.redirect(order.redirectionUri, 303);
  const fields = order.resultLink === '1' ? returnFields(veritrans, order) : {};
  return redirectByForm(request, reply, { url: order.redirectionUri, fields });
};

type ById = { Params: { id: string } };

/** Serves the issuer's pages: `authStartUrl` and the challenge. */
export const serveAcs = (fastify: FastifyInstance, veritrans: VeritransOrders, payments: MpiPayments): void => {
  fastify.get<ById>('/acs/start/:id', (request, reply) => {
    const stored = veritrans.find(request.params.id, 'mpi');
    if (!stored) return showNotFound(request, reply);
    if (veritrans.now > stored.startUntil || stored.state === 'timed_out') return show(request, reply, USED);
    const order = payments.arrive(stored);
    if (order.state !== 'at_acs') return goBack(request, reply, veritrans, order);
    if (order.scenario.issuer !== 'frictionless') return show(request, reply, challengePage(order, false));
    return goBack(request, reply, veritrans, payments.decide(order, 'AuthorizeConfirm'));
  });

  fastify.post<ById>('/acs/challenge/:id', (request, reply) => {
    const order = veritrans.find(request.params.id, 'mpi');
    if (!order) return showNotFound(request, reply);
    if (order.state !== 'at_acs') return show(request, reply, USED);
    const { act: choice, code } = formOf(request);
    if (choice === 'close' || order.scenario.issuer === 'abandoned') return show(request, reply, CLOSED);
    if (choice === 'cancel')
      return goBack(request, reply, veritrans, payments.decide(order, 'VerifyNotify', 'mpi_failed'));
    if (code?.trim() === RIGHT_CODE) return goBack(request, reply, veritrans, payments.decide(order, 'VerifyNotify'));
    const attempts = order.attempts + 1;
    if (attempts >= TRIES)
      return goBack(request, reply, veritrans, payments.decide(order, 'VerifyNotify', 'mpi_failed'));
    return show(request, reply, challengePage(veritrans.save({ ...order, attempts }), true));
  });
};
