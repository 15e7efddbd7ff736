/**
 * Headers for a provider's page that redirects the browser by a form. It runs in an opaque origin, so that it cannot
 * read or call the shop.
 */
export const REDIRECT_HEADERS: Readonly<Record<string, string>> = {
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
