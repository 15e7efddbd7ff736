import { link, paths } from '../../paths';

/** What the shop answers to a purchase. */
interface PurchaseResponse {
  readonly state: number;
  readonly result?: unknown;
  readonly payment_id?: string;
  readonly receipt_number?: string;
  readonly url?: string;
}

/** Where a purchase goes on: a page of the client, an address that is none, or nowhere since it failed. */
export type PurchaseRedirect = { readonly page: string } | { readonly address: string } | 'failed';

/** The shop's calls, and other sites: no pages of the client. */
export const isAddress = (url: string): boolean => !url.startsWith('/') || /^\/(api\/|\/|\\)/.test(url);

/** Where the answer to a purchase leads. */
export const redirectOf = ({ state, result, payment_id, receipt_number, url }: PurchaseResponse): PurchaseRedirect => {
  if (state !== 200) return 'failed';
  if (result === '7' && url) return { address: url };
  if (result !== '1') return 'failed';
  if (payment_id) return { page: link(paths.confirmCombini, { paymentID: receipt_number ?? payment_id }) };
  if (!url || url === '1') return { page: paths.completeBuyPoint };
  return isAddress(url) ? { address: url } : { page: url };
};
