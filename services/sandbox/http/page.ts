import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildContentSecurityPolicy, Html, html, STYLE, SUBMIT_FORM } from './html.js';

export type Language = 'ja' | 'en';
/** A text in both languages. */
export type Text = readonly [ja: string, en: string];

/** Returns the language of a request: Japanese unless the header prefers another. */
export const languageOf = (request: FastifyRequest): Language =>
  /^(ja|$)/i.test(request.headers['accept-language'] ?? '') ? 'ja' : 'en';

const NOTE: Text = ['サンドボックス：実際のお金は動きません', 'Sandbox: no real money moves here'];
const CONTINUE: Text = ['続ける', 'Continue'];

/** Creates a function that picks the text of a language. */
export const createTranslator =
  (language: Language) =>
  (text: Text): string =>
    text[language === 'ja' ? 0 : 1];

/** Formats yen by the conventions of a language. */
export const formatYen = (amount: number, language: Language): string =>
  language === 'ja' ? `${amount.toLocaleString('ja-JP')}円` : `¥${amount.toLocaleString('en-US')}`;

const renderDocument = (language: Language, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${new Html(STYLE)}</style></head>
<body><header class="note">${createTranslator(language)(NOTE)}</header><main><h1>${title}</h1>${body}</main></body></html>`
    .text;

export interface Page {
  readonly title: Text;
  readonly body: (say: (text: Text) => string, language: Language) => Html;
  /** URLs outside of the sandbox that a form of the page leads to, directly or by redirect. */
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
  const say = createTranslator(language);
  return reply
    .code(code)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', buildContentSecurityPolicy(leadsTo))
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(renderDocument(language, say(title), body(say, language)));
};

/** Renders hidden inputs of a form. */
export const renderHiddenFields = (fields: Readonly<Record<string, string>>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** Renders a form with hidden fields and one button. */
export const renderButtonForm = (
  action: string,
  label: string,
  fields: Readonly<Record<string, string>> = {},
  method = 'post',
  style = '',
): Html =>
  html`<form method="${method}" action="${action}">${renderHiddenFields(fields)}<button class="${style}">${label}</button></form>`;

/** Redirects the browser with a form that submits itself; without scripts its button does. */
export const redirectByForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  to: { readonly url: string; readonly fields: Readonly<Record<string, string>>; readonly method?: 'post' | 'get' },
): FastifyReply =>
  show(request, reply, {
    title: ['お店に戻ります', 'Returning to the shop'],
    leadsTo: [to.url],
    body: (say) =>
      html`${renderButtonForm(to.url, say(CONTINUE), to.fields, to.method)}<script>${new Html(SUBMIT_FORM)}</script>`,
  });

/** Shows the page for an unknown number. */
export const showNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  show(request, reply, {
    title: ['見つかりません', 'Not found'],
    code: 404,
    body: (say) =>
      html`<p>${say([
        'この番号の取引はありません。お店に戻って、もう一度お試しください。',
        'There is nothing under this number. Please go back to the shop and try again.',
      ])}</p>`,
  });

/** Renders a list of terms and their values. */
export const renderFacts = (rows: readonly (readonly [term: string, value: string | number])[]): Html =>
  html`<dl>${rows.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>`;
