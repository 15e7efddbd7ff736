import { createHash } from 'node:crypto';

/** A text that is HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[] | null;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
};

/** Builds HTML from a template. Values are escaped unless they are {@link Html}. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(written)));

export const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f4f5f7;color:#1c2330;font:16px/1.6 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif}
.note{margin:0;background:#7a2e00;color:#fff;padding:.6rem 1rem;text-align:center;font-weight:600}
main{max-width:30rem;margin:1.5rem auto;padding:1.25rem;background:#fff;border:1px solid #d5d9e0;border-radius:.75rem}
h1{margin:0 0 1rem;font-size:1.35rem;line-height:1.35}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0 0 1.25rem}
dt{color:#566070}dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:.75rem;margin:0 0 .75rem}
label{display:grid;gap:.25rem;font-weight:600}
input,select,button{font:inherit;min-height:2.9rem;padding:.5rem .9rem;border-radius:.5rem;border:1px solid #79839a;width:100%;background:#fff;color:inherit;font-weight:400}
button{border-color:#174ea6;background:#174ea6;color:#fff;font-weight:700;cursor:pointer}
button.plain{background:#fff;color:#174ea6}
button:focus-visible,input:focus-visible,select:focus-visible,a:focus-visible{outline:3px solid #f5a623;outline-offset:2px}
.error{color:#a3121f;font-weight:600}
ul{padding-left:1.25rem}a{color:#174ea6}caption{text-align:left;font-weight:600;padding:.35rem 0}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.35rem;border-bottom:1px solid #d5d9e0}
@media (max-width:32rem){main{margin:0;border-width:0 0 1px;border-radius:0}}
`;

/** Script that submits the first form of the page. */
export const SUBMIT_FORM = 'document.forms[0].submit()';

/** Script that reports the outcome of an order to the page that opened this window, and closes the window. */
export const NOTIFY_OPENER = `
const { order, outcome } = document.getElementById('outcome').dataset;
if (window.opener) window.opener.postMessage({ paypalOrder: order, outcome }, '*');
window.close();
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Builds the policy of a page. It allows its style, its two scripts, and forms to itself and to the given targets. */
export const buildContentSecurityPolicy = (formTargets: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    `script-src ${hashOf(SUBMIT_FORM)} ${hashOf(NOTIFY_OPENER)}`,
    `form-action 'self' ${formTargets.map((url) => new URL(url).origin).join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
