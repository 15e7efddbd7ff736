import { type MiddlewareFunction, redirectDocument } from 'react-router-dom';
import { isCheckoutPage } from '../../../services/platform/http/pages/checkout-page.shared.js';

/** True if the document was loaded with the checkout page, whose security policy it keeps. */
const isCheckoutDocument = isCheckoutPage(window.location.pathname);

/**
 * Loads a new document when the checkout page is entered or left. Its security policy allows connections that other pages may
 * not use, and scripts of payment providers must not outlive it.
 */
export const keepPolicy: MiddlewareFunction = ({ request }) => {
  if (isCheckoutPage(new URL(request.url).pathname) !== isCheckoutDocument) throw redirectDocument(request.url);
};
