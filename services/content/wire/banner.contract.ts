import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A picture of the banner in the operators' API; '' for no text. */
export interface SlideResource {
  /** Its address in `files`. */
  readonly file: string;
  readonly headline: string;
  readonly headline_en: string;
  readonly line: string;
  readonly line_en: string;
  readonly button: string;
  readonly button_en: string;
  /** The target of the button: a path of the shop. */
  readonly link: string;
  readonly show_from: IsoTime | null;
  readonly show_to: IsoTime | null;
}

/** The banner in the operators' API. */
export interface BannerResource {
  readonly id: string;
  /** 1: pictures in turn; 2: a video. */
  readonly mode: 1 | 2;
  readonly files: readonly string[];
  /** One for each picture, in their order; empty for a video. */
  readonly slides: readonly SlideResource[];
  readonly alert: string;
  readonly alert_en: string;
  readonly version: number;
}
