import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, payerIdOf, renderAccountField } from '../buyers/buyers.js';
import { formOf, parseJson, textOf } from '../http/bodies.js';
import { Html, html, NOTIFY_OPENER } from '../http/html.js';
import { formatYen, type Page, renderFacts, renderHiddenFields, show, showNotFound, type Text } from '../http/page.js';
import type { Checkout } from './checkout.js';
import { readOrder } from './order-request.js';
import { CHOICES, type Choice, type PaypalOrder } from './orders.js';
import { buildSdkScript } from './sdk-script.js';

const LABELS: Readonly<Record<Choice, Text>> = {
  approve: ['同意して支払う', 'Agree and pay'],
  decline: ['支払うが、残高不足で断られる', 'Pay, and be declined'],
  'pending-completed': ['支払うが、保留後に完了する', 'Pay: pending, completed later'],
  'pending-denied': ['支払うが、保留後に拒否される', 'Pay: pending, denied later'],
  echeck: ['eChequeで支払う（決済まで数日）', 'Pay by eCheck, which clears later'],
  'lost-answer': ['支払うが、お店への返事が届かない', 'Pay, and the shop gets no answer'],
  'early-notice': ['支払うが、通知が返事より先に届く', 'Pay: the notice comes before the answer'],
};

const renderChoiceButton = (choice: Choice | 'cancel', label: string): Html =>
  html`<button name="act" value="${choice}" class="${choice === 'approve' ? '' : 'plain'}">${label}</button>`;

const approvePage = (order: PaypalOrder, isPopup: boolean): Page => ({
  title: ['PayPalで支払う', 'Pay with PayPal'],
  leadsTo: [order.returnUrl, order.cancelUrl].filter((url) => url !== null),
  body: (say, language) => {
    const fields = { token: order.id, ...(isPopup && { popup: '1' }) };
    return html`${renderFacts([
      [say(['金額', 'Amount']), formatYen(order.yen, language)],
      [say(['注文番号', 'Order']), order.customId ?? order.id],
    ])}<form method="post" action="/paypal/checkoutnow">${renderHiddenFields(fields)}${renderAccountField(
      say(['PayPalアカウント', 'PayPal account']),
      accountOf(undefined, order.id),
    )}${CHOICES.map((choice) => renderChoiceButton(choice, say(LABELS[choice])))}${renderChoiceButton('cancel', say(['キャンセルして戻る', 'Cancel and return']))}</form>`;
  },
});

/**
 * Redirects the browser to the shop. From a pop-up it reports the outcome to the shop's page instead.
 *
 * @param account the account that approved the order; null when the buyer cancelled
 */
const goBack = (
  request: FastifyRequest,
  reply: FastifyReply,
  order: PaypalOrder,
  account: string | null,
  isPopup: boolean,
): FastifyReply => {
  const outcome = account === null ? 'cancel' : 'approve';
  const target = account === null ? order.cancelUrl : order.returnUrl;
  if (target !== null && !isPopup) {
    const url = new URL(target);
    url.searchParams.set('token', order.id);
    if (account !== null) url.searchParams.set('PayerID', payerIdOf(account));
    return reply.redirect(url.href, 303);
  }
  return show(request, reply, {
    title: ['お店の画面に戻ってください', 'Return to the shop'],
    body: (say) =>
      html`<p id="outcome" data-order="${order.id}" data-outcome="${outcome}">${say([
        'この画面は閉じてかまいません。',
        'You may close this window.',
      ])}</p><script>${new Html(NOTIFY_OPENER)}</script>`,
  });
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
};

/** Serves PayPal's pages for browsers: the button's script and its calls, the approval page, and the certificate. */
export const servePages = (fastify: FastifyInstance, checkout: Checkout): void => {
  const { keys, url } = checkout.context;
  fastify.get<{ Querystring: Record<string, string> }>('/sdk/js', ({ query }, reply) => {
    const isOurs = query['client-id'] === keys.paypal.clientId && query.currency === 'JPY';
    const script = isOurs
      ? buildSdkScript(url())
      : 'throw new Error("client-id is unknown, or the currency is not JPY");';
    return reply
      .code(isOurs ? 200 : 400)
      .header('content-type', 'text/javascript; charset=utf-8')
      .send(script);
  });
  fastify.options('/sdk/*', (_request, reply) => reply.code(204).headers(CORS).send());
  fastify.post('/sdk/orders', (request, reply) => {
    const read = readOrder(parseJson(textOf(request)) ?? {});
    const { status, body } = 'refusal' in read ? read.refusal : checkout.create(read.request);
    return reply.code(status).headers(CORS).send(body);
  });
  fastify.post<{ Params: { id: string; action: string } }>('/sdk/orders/:id/:action', (request, reply) => {
    const { id, action } = request.params;
    const { status, body } = action === 'capture' ? checkout.capture(id) : checkout.show(id);
    return reply.code(status).headers(CORS).send(body);
  });
  fastify.get('/certs/:id', (_request, reply) =>
    reply.header('content-type', 'application/x-pem-file').send(keys.paypal.certificate),
  );
  fastify.get<{ Querystring: Record<string, string> }>('/checkoutnow', (request, reply) => {
    const order = checkout.find(request.query.token ?? '');
    const isOpen = order?.status === 'CREATED' || order?.status === 'PAYER_ACTION_REQUIRED';
    return order && isOpen
      ? show(request, reply, approvePage(order, request.query.popup === '1'))
      : showNotFound(request, reply);
  });
  fastify.post('/checkoutnow', (request, reply) => {
    const { token = '', act: chosen, popup, account: named } = formOf(request);
    const order = checkout.find(token);
    if (!order || (order.status !== 'CREATED' && order.status !== 'PAYER_ACTION_REQUIRED'))
      return showNotFound(request, reply);
    const choice = CHOICES.find((one) => one === chosen);
    const account = accountOf(named, order.id);
    if (choice) checkout.approve(order, choice, account);
    return goBack(request, reply, order, choice ? account : null, popup === '1');
  });
};
