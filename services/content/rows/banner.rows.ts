import type { StoreTransaction } from '../../platform/store/transaction.js';

/** The words of a picture of the banner. The Japanese words replace missing English ones. */
export interface Slide {
  /** '' for no text, as in all fields here. */
  readonly headline: string;
  readonly headline_en: string;
  readonly line: string;
  readonly line_en: string;
  /** The text of the button; present if and only if there is a link. */
  readonly button: string;
  readonly button_en: string;
  /** A path of the shop with its query. */
  readonly link: string;
  /** The start and end of showing the picture, ISO 8601; null for no limit. */
  readonly show_from: string | null;
  readonly show_to: string | null;
}

/** A picture without words. */
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

/** The banner of the top page: pictures in turn or a looped video, and an alert for everybody. */
export interface StoredBanner {
  readonly mode: 1 | 2;
  /** URLs of the web, or paths of the shop. */
  readonly files: readonly string[];
  /** One for each file, in their order; empty if none has words. */
  readonly slides: readonly Slide[];
  /** '' for no alert. */
  readonly alert: string;
  /** '' for no English text: the Japanese is shown. */
  readonly alert_en: string;
}

/** A row of the banner. */
export interface KeptBanner extends StoredBanner {
  readonly version: number;
}

/** The id of the only banner in the operators' API. */
export const BANNER_ID = 'top';

export const BANNER_COLUMNS = 'mode, files, slides, alert, alert_en, version';

const LOCK = `select ${BANNER_COLUMNS} from content.banner for update`;
const SAVE = `update content.banner set mode = $1, files = $2, slides = $3, alert = $4, alert_en = $5, version = version + 1
  returning ${BANNER_COLUMNS}`;

/** Loads the banner and locks it until the transaction ends. */
export const lockBanner = async (tx: StoreTransaction): Promise<KeptBanner> =>
  (await tx.read<KeptBanner & Record<string, unknown>>('content-lock-banner', LOCK, []))[0]!;

/** Saves the banner. @returns the new row */
export const saveBanner = async (
  tx: StoreTransaction,
  { mode, files, slides, alert, alert_en }: StoredBanner,
): Promise<KeptBanner> => {
  const values = [mode, files, JSON.stringify(slides), alert, alert_en];
  return (await tx.read<KeptBanner & Record<string, unknown>>('content-save-banner', SAVE, values))[0]!;
};
