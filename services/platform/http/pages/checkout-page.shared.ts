/**
 * Returns true when a path is the checkout page, on which members pay for points. Its Content-Security-Policy alone admits the
 * payment providers. A policy belongs to a document, so the page is a separate document.
 */
export const isCheckoutPage = (path: string): boolean => /^\/confirm-buy-point\/?(?:\?|$)/i.test(path);
