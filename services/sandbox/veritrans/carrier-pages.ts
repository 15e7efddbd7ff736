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
  type Text,
} from '../http/page.js';
import { decideAtCarrier } from './carrier-calls.js';
import { signReturn } from './digest.js';
import type { CarrierOrder } from './orders.js';
import type { VeritransOrders } from './veritrans-orders.js';

const NAMES: Readonly<Record<string, Text>> = {
  sb_ktai: ['ソフトバンクまとめて支払い', 'SoftBank carrier billing'],
  au: ['auかんたん決済', 'au Easy Payment'],
  docomo: ['d払い', 'd Payment'],
};

/** Carriers that return the browser by GET; the others post a form. */
const BY_GET: ReadonlySet<string> = new Set(['au']);

const confirmPage = (order: CarrierOrder): Page => ({
  title: NAMES[order.carrier]!,
  leadsTo: [order.successUrl, order.cancelUrl, order.errorUrl],
  body: (say, language) => {
    const action = `/veritrans/carrier/${order.id}`;
    return html`${renderFacts([
      [say(['ご注文番号', 'Order']), order.id],
      [say(['金額', 'Amount']), formatYen(order.yen, language)],
    ])}
${renderButtonForm(action, say(['支払う', 'Pay']), { act: 'approve' })}
${renderButtonForm(action, say(['キャンセル', 'Cancel']), { act: 'cancel' }, 'post', 'plain')}
${renderButtonForm(action, say(['エラーにする', 'Let it fail']), { act: 'error' }, 'post', 'plain')}`;
  },
});

const ENDED: Page = {
  title: ['この取引は終わっています', 'This payment has ended'],
  code: 410,
  body: (say) =>
    html`<p>${say(['お店に戻って、結果をご確認ください。', 'Please go back to the shop to see what became of it.'])}</p>`,
};

const CHOICES = { approve: 'successUrl', cancel: 'cancelUrl', error: 'errorUrl' } as const;

const goBack = (
  request: FastifyRequest,
  reply: FastifyReply,
  veritrans: VeritransOrders,
  order: CarrierOrder,
  to: string,
): FastifyReply => {
  const isPaid = order.state === 'captured' || order.state === 'authorized';
  const signedFields = {
    orderId: order.id,
    mstatus: isPaid ? 'success' : 'failure',
    vResultCode: isPaid ? 'Z001000000000000' : 'Z003000000000000',
  };
  const fields = { ...signedFields, ...signReturn(veritrans.merchant, signedFields) };
  if (!BY_GET.has(order.carrier)) return redirectByForm(request, reply, { url: to, fields });
  const url = new URL(to);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return reply.redirect(url.href, 303);
};

type ById = { Params: { id: string } };

/** Serves the carrier's page, where the member approves. */
export const serveCarriers = (fastify: FastifyInstance, veritrans: VeritransOrders): void => {
  fastify.get<ById>('/carrier/:id', (request, reply) => {
    const order = veritrans.find(request.params.id, 'carrier');
    if (!order) return showNotFound(request, reply);
    if (order.state === 'requested') veritrans.save({ ...order, state: 'at_carrier' });
    const isOpen = order.state === 'requested' || order.state === 'at_carrier';
    return show(request, reply, isOpen ? confirmPage(order) : ENDED);
  });

  fastify.post<ById>('/carrier/:id', (request, reply) => {
    const order = veritrans.find(request.params.id, 'carrier');
    if (!order) return showNotFound(request, reply);
    const { act: choice } = formOf(request);
    // The shop's page posts here without a choice, to bring the browser.
    if (choice !== 'approve' && choice !== 'cancel' && choice !== 'error') return reply.redirect(request.url, 303);
    if (order.state !== 'requested' && order.state !== 'at_carrier') return show(request, reply, ENDED);
    return goBack(request, reply, veritrans, decideAtCarrier(veritrans, order, choice), order[CHOICES[choice]]);
  });
};
