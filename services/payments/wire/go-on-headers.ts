/**
 * For a page that a provider wrote and that posts the browser on to it: it runs as if it were of no site at all, so that it
 * can neither read nor ask anything of the shop.
 */
export const GO_ON_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src https: data:',
    'form-action *',
    "frame-ancestors 'none'",
    'sandbox allow-forms allow-scripts allow-top-navigation',
  ].join('; '),
};
