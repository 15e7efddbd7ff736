import type { StoreTransaction } from '../platform/store/transaction.js';

/** The banner of the top page: images in turn, or a video that runs in a loop. */
export interface Banner {
  readonly mode: 1 | 2;
  /** Addresses, of the web or of the shop itself. */
  readonly files: readonly string[];
}

/** There is one banner; the operators' API lists it as the only one of its kind. */
export const BANNER_ID = 'top';

export const saveBanner = (tx: StoreTransaction, { mode, files }: Banner): void =>
  tx.write('content-save-banner', 'update content.banner set mode = $1, files = $2', [mode, files]);
