import type { StoreTransaction } from '../platform/store/transaction.js';

/** The banner of the top page: images in turn, or a video that runs in a loop; and a line that all should read. */
export interface Banner {
  readonly mode: 1 | 2;
  /** Addresses, of the web or of the shop itself. */
  readonly files: readonly string[];
  /** '' where there is nothing to tell. */
  readonly alert: string;
  /** '' where there is no English: the Japanese is shown. */
  readonly alert_en: string;
}

/** There is one banner; the operators' API lists it as the only one of its kind. */
export const BANNER_ID = 'top';

export const saveBanner = (tx: StoreTransaction, { mode, files, alert, alert_en }: Banner): void =>
  tx.write('content-save-banner', 'update content.banner set mode = $1, files = $2, alert = $3, alert_en = $4', [
    mode,
    files,
    alert,
    alert_en,
  ]);
