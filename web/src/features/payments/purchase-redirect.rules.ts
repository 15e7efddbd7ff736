import { link, paths } from '../../paths';

/** Response of the shop to a purchase. */
interface PurchaseResponse {
  readonly state: number;
  readonly result?: unknown;
  readonly payment_id?: string;
  readonly receipt_number?: string;
  readonly url?: string;
}

/** Destination after a purchase: a page of the client, another address, or none after a failure. */
export type PurchaseRedirect = { readonly page: string } | { readonly address: string } | 'failed';

/** Returns true for API paths and other sites, which are not pages of the client. */
export const isAddress = (url: string): boolean => !url.startsWith('/') || /^\/(api\/|\/|\\)/.test(url);

/** Returns the destination that the response to a purchase names. */
export const redirectOf = ({ state, result, payment_id, receipt_number, url }: PurchaseResponse): PurchaseRedirect => {
  if (state !== 200) return 'failed';
  if (result === '7' && url) return { address: url };
  if (result !== '1') return 'failed';
  if (payment_id) return { page: link(paths.confirmCombini, { paymentID: receipt_number ?? payment_id }) };
  if (!url || url === '1') return { page: paths.completeBuyPoint };
  return isAddress(url) ? { address: url } : { page: url };
};
