import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, renderAccountField } from '../buyers/buyers.js';
import { formOf, type Json, parseJson, readObject } from '../http/bodies.js';
import { html } from '../http/html.js';
import { type Page, renderButtonForm, show, showNotFound, type Text } from '../http/page.js';
import type { ProviderContext } from '../provider-context.js';
import { buildCheckoutScript } from './checkout-script.js';
import type { CheckoutSessions } from './checkout-sessions.js';
import { CARDS, type Card, type Session } from './objects.js';
import { isSignedBy } from './signature.js';

const LABELS: Readonly<Record<Card, Text>> = {
  '1111': ['Visa ****1111（支払われる）', 'Visa ****1111 (is paid)'],
  '3064': ['Visa ****3064（購入者が取り消す）', 'Visa ****3064 (canceled by the buyer)'],
  '3434': ['Visa ****3434（断られる）', 'Visa ****3434 (is declined)'],
  '0701': ['Visa ****0701（保留後に支払われる）', 'Visa ****0701 (pending, paid later)'],
};

const cardPage = (session: Session): Page => ({
  title: ['Amazon Pay：お支払い方法', 'Amazon Pay: payment method'],
  leadsTo: [session.reviewUrl],
  body: (
    say,
  ) => html`<form method="post" action="/amazonpay/checkout/card"><input type="hidden" name="session" value="${session.id}">
${renderAccountField(say(['Amazonアカウント', 'Amazon account']), accountOf(undefined, session.id))}
<label>${say(['カード', 'Card'])}<select name="card">${Object.entries(LABELS).map(
    ([card, label]) => html`<option value="${card}">${say(label)}</option>`,
  )}</select></label><button>${say(['続ける', 'Continue'])}</button></form>
${renderButtonForm('/amazonpay/checkout/card', say(['キャンセルして戻る', 'Cancel and return']), { session: session.id }, 'post', 'plain')}`,
});

const refusedPage = (reason: string): Page => ({
  title: ['Amazon Payを始められません', 'Amazon Pay cannot start'],
  code: 400,
  body: (say) =>
    html`<p class="error" role="alert">${reason}</p><p>${say([
      'お店の設定に誤りがあります。',
      'Something is wrong with the shop’s settings.',
    ])}</p>`,
});

/** Finds the fault in a button's form; null when the shop signed it. */
const buttonFault = (
  { keys }: ProviderContext,
  fields: Readonly<Record<string, string>>,
  payload: Json | undefined,
): string | null => {
  const { merchantId, publicKeyId, storeId } = keys.amazonPay;
  if (fields.merchantId !== merchantId) return 'merchantId is unknown';
  if (fields.publicKeyId !== publicKeyId) return 'publicKeyId is unknown';
  if (fields.ledgerCurrency !== 'JPY') return 'ledgerCurrency must be JPY';
  if (!payload || !isSignedBy(keys.amazonPay, fields.payloadJSON ?? '', fields.signature ?? ''))
    return 'the signature does not match';
  if (payload.storeId !== storeId) return 'storeId is unknown';
  const { checkoutReviewReturnUrl } = readObject(payload, 'webCheckoutDetails');
  return URL.canParse(String(checkoutReviewReturnUrl)) ? null : 'checkoutReviewReturnUrl is missing';
};

const sendBack = (reply: FastifyReply, to: string, session: Session): FastifyReply => {
  const url = new URL(to);
  url.searchParams.set('amazonCheckoutSessionId', session.id);
  return reply.redirect(url.href, 303);
};

/** Serves Amazon's pages for browsers: the button's script, the choice of a card, and the redirects. */
export const servePages = (fastify: FastifyInstance, context: ProviderContext, sessions: CheckoutSessions): void => {
  const open = (id: string | undefined): Session | undefined => {
    const session = sessions.find(id ?? '');
    return session?.state === 'Open' ? session : undefined;
  };
  fastify.get('/checkout.js', (_request, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(buildCheckoutScript(context.url())),
  );
  fastify.get('/sns/:name', (_request, reply) =>
    reply.header('content-type', 'application/x-pem-file').send(context.keys.amazonPay.snsCertificate),
  );
  fastify.post('/checkout', (request, reply) => {
    const fields = formOf(request);
    const payload = parseJson(fields.payloadJSON ?? '');
    const fault = buttonFault(context, fields, payload);
    if (fault) return show(request, reply, refusedPage(fault));
    return show(request, reply, cardPage(sessions.begin(readObject(payload!, 'webCheckoutDetails'))));
  });
  fastify.post('/checkout/card', (request: FastifyRequest, reply) => {
    const { session: id, card, account } = formOf(request);
    const session = open(id);
    if (!session) return showNotFound(request, reply);
    if (card === undefined) {
      sessions.cancel(session, 'BuyerCanceled');
      return reply.redirect(session.cancelUrl ?? session.reviewUrl, 303);
    }
    if (!Object.hasOwn(CARDS, card)) return show(request, reply, cardPage(session));
    return sendBack(reply, session.reviewUrl, sessions.choose(session, card as Card, accountOf(account, session.id)));
  });
  fastify.get<{ Querystring: Record<string, string> }>('/checkout/processing', (request, reply) => {
    const session = open(request.query.amazonCheckoutSessionId);
    if (!session?.resultUrl) return showNotFound(request, reply);
    return sendBack(reply, session.resultUrl, sessions.process(session));
  });
};
