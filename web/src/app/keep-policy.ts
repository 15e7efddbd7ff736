import { type MiddlewareFunction, redirectDocument } from 'react-router-dom';
import { isCheckoutPage } from '../../../services/platform/http/checkout-page.shared.js';

/** The document was loaded with this page, and has its security policy for good. */
const isCheckoutDocument = isCheckoutPage(window.location.pathname);

/**
 * A page with a security policy of its own is entered and left by loading a document: it may reach what others may not, and
 * what it has loaded from elsewhere stays with it.
 */
export const keepPolicy: MiddlewareFunction = ({ request }) => {
  if (isCheckoutPage(new URL(request.url).pathname) !== isCheckoutDocument) throw redirectDocument(request.url);
};
