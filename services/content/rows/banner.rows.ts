import type { StoreTransaction } from '../../platform/store/transaction.js';

/** What one picture of the banner has besides; where there is no English, the Japanese is shown. */
export interface Slide {
  /** '' where nothing is said, as everywhere here. */
  readonly headline: string;
  readonly headline_en: string;
  readonly line: string;
  readonly line_en: string;
  /** What the button says; it has words where it leads somewhere, and there alone. */
  readonly button: string;
  readonly button_en: string;
  /** A path on the shop, with its query. */
  readonly link: string;
  /** From when until when the picture is shown, in ISO 8601; null: without such an end. */
  readonly show_from: string | null;
  readonly show_to: string | null;
}

/** Of a picture that stands for itself. */
export const PLAIN_SLIDE: Slide = {
  headline: '',
  headline_en: '',
  line: '',
  line_en: '',
  button: '',
  button_en: '',
  link: '',
  show_from: null,
  show_to: null,
};

/** The banner of the top page: images in turn, or a video that runs in a loop; and a line that all should read. */
export interface StoredBanner {
  readonly mode: 1 | 2;
  /** Addresses, of the web or of the shop itself. */
  readonly files: readonly string[];
  /** One for each of the files, in their order; empty where none has any words. */
  readonly slides: readonly Slide[];
  /** '' where there is nothing to tell. */
  readonly alert: string;
  /** '' where there is no English: the Japanese is shown. */
  readonly alert_en: string;
}

/** The banner as it is kept. */
export interface KeptBanner extends StoredBanner {
  readonly version: number;
}

/** There is one banner; the operators' API lists it as the only one of its kind. */
export const BANNER_ID = 'top';

export const BANNER_COLUMNS = 'mode, files, slides, alert, alert_en, version';

const LOCK = `select ${BANNER_COLUMNS} from content.banner for update`;
const SAVE = `update content.banner set mode = $1, files = $2, slides = $3, alert = $4, alert_en = $5, version = version + 1
  returning ${BANNER_COLUMNS}`;

/** The banner as it is, until the end of the transaction. */
export const lockBanner = async (tx: StoreTransaction): Promise<KeptBanner> =>
  (await tx.read<KeptBanner & Record<string, unknown>>('content-lock-banner', LOCK, []))[0]!;

/** Keeps the banner. @returns it as it then is */
export const saveBanner = async (
  tx: StoreTransaction,
  { mode, files, slides, alert, alert_en }: StoredBanner,
): Promise<KeptBanner> => {
  const values = [mode, files, JSON.stringify(slides), alert, alert_en];
  return (await tx.read<KeptBanner & Record<string, unknown>>('content-save-banner', SAVE, values))[0]!;
};
