import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A picture of the banner as operators have it; '' where nothing is said. */
export interface SlideResource {
  /** Its address, as it stands in `files`. */
  readonly file: string;
  readonly headline: string;
  readonly headline_en: string;
  readonly line: string;
  readonly line_en: string;
  readonly button: string;
  readonly button_en: string;
  /** Where the button leads: a path on the shop. */
  readonly link: string;
  readonly show_from: IsoTime | null;
  readonly show_to: IsoTime | null;
}

/** The banner as operators have it. */
export interface BannerResource {
  readonly id: string;
  /** 1 pictures that take turns, 2 a film. */
  readonly mode: 1 | 2;
  readonly files: readonly string[];
  /** One for each picture, in their order; none of a film. */
  readonly slides: readonly SlideResource[];
  readonly alert: string;
  readonly alert_en: string;
  readonly version: number;
}
