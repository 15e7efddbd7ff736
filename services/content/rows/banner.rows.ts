import type { StoreTransaction } from '../../platform/store/transaction.js';

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

/** The banner as it is kept. */
export interface KeptBanner extends Banner {
  readonly version: number;
}

/** There is one banner; the operators' API lists it as the only one of its kind. */
export const BANNER_ID = 'top';

const LOCK = 'select mode, files, alert, alert_en, version from content.banner for update';
const SAVE = `update content.banner set mode = $1, files = $2, alert = $3, alert_en = $4, version = version + 1
  returning mode, files, alert, alert_en, version`;

/** The banner as it is, until the end of the transaction. */
export const lockBanner = async (tx: StoreTransaction): Promise<KeptBanner> =>
  (await tx.read<KeptBanner & Record<string, unknown>>('content-lock-banner', LOCK, []))[0]!;

/** Keeps the banner. @returns it as it then is */
export const saveBanner = async (
  tx: StoreTransaction,
  { mode, files, alert, alert_en }: Banner,
): Promise<KeptBanner> => {
  const values = [mode, files, alert, alert_en];
  return (await tx.read<KeptBanner & Record<string, unknown>>('content-save-banner', SAVE, values))[0]!;
};
