/**
 * Whether a path is the page on which points are paid for. It alone may reach the payment providers, by a policy of its own;
 * a policy is a document's, so the page is a document of its own, too.
 */
export const isCheckoutPage = (path: string): boolean => /^\/confirm-buy-point\/?(?:\?|$)/i.test(path);
