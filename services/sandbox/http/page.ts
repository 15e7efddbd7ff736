import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, Html, html, SEND_ON, STYLE } from './html.js';

export type Language = 'ja' | 'en';
/** A text in both languages. */
export type Text = readonly [ja: string, en: string];

/** The language of a request: Japanese unless another one is asked for first. */
export const languageOf = (request: FastifyRequest): Language =>
  /^(ja|$)/i.test(request.headers['accept-language'] ?? '') ? 'ja' : 'en';

const NOTE: Text = ['サンドボックス：実際のお金は動きません', 'Sandbox: no real money moves here'];
const CONTINUE: Text = ['続ける', 'Continue'];

/** Chooses the reader's language from texts. */
export const speaker =
  (language: Language) =>
  (text: Text): string =>
    text[language === 'ja' ? 0 : 1];

/** Yen as the reader writes them. */
export const yen = (amount: number, language: Language): string =>
  language === 'ja' ? `${amount.toLocaleString('ja-JP')}円` : `¥${amount.toLocaleString('en-US')}`;

const documentOf = (language: Language, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${new Html(STYLE)}</style></head>
<body><header class="note">${speaker(language)(NOTE)}</header><main><h1>${title}</h1>${body}</main></body></html>`.text;

export interface Page {
  readonly title: Text;
  readonly body: (say: (text: Text) => string, language: Language) => Html;
  /** Addresses elsewhere that a form of the page, or what it is answered with, leads to. */
  readonly leadsTo?: readonly string[];
  readonly code?: number;
}

/** Shows a page in the language of the request. */
export const show = (
  request: FastifyRequest,
  reply: FastifyReply,
  { title, body, leadsTo, code = 200 }: Page,
): FastifyReply => {
  const language = languageOf(request);
  const say = speaker(language);
  return reply
    .code(code)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(leadsTo))
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(documentOf(language, say(title), body(say, language)));
};

/** What a form sends besides what is entered. */
export const hiddenFields = (fields: Readonly<Record<string, string>>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** A form with hidden fields and one button. */
export const buttonForm = (
  action: string,
  label: string,
  fields: Readonly<Record<string, string>> = {},
  method = 'post',
  style = '',
): Html =>
  html`<form method="${method}" action="${action}">${hiddenFields(fields)}<button class="${style}">${label}</button></form>`;

/** Sends the browser on with a form, by itself or, without scripts, by its button. */
export const sendOn = (
  request: FastifyRequest,
  reply: FastifyReply,
  to: { readonly url: string; readonly fields: Readonly<Record<string, string>>; readonly method?: 'post' | 'get' },
): FastifyReply =>
  show(request, reply, {
    title: ['お店に戻ります', 'Returning to the shop'],
    leadsTo: [to.url],
    body: (say) =>
      html`${buttonForm(to.url, say(CONTINUE), to.fields, to.method)}<script>${new Html(SEND_ON)}</script>`,
  });

/** What there is nothing to show for. */
export const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  show(request, reply, {
    title: ['見つかりません', 'Not found'],
    code: 404,
    body: (say) =>
      html`<p>${say([
        'この番号の取引はありません。お店に戻って、もう一度お試しください。',
        'There is nothing under this number. Please go back to the shop and try again.',
      ])}</p>`,
  });

/** A list of terms and what they are. */
export const facts = (rows: readonly (readonly [term: string, value: string | number])[]): Html =>
  html`<dl>${rows.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>`;
