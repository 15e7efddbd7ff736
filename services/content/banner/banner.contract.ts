import type { Done } from '../../platform/http/requests/wire.contract.js';

/** The banner of the top page. */
export interface Banner {
  /** 1: pictures in turn; 2: a video. */
  readonly mode: 1 | 2;
  readonly list: readonly { readonly file_name: string }[];
  /** A line for everybody in the reader's language; '' if there is none. */
  readonly alert: string;
}

export interface BannerResponse extends Done, Banner {}

/** A picture with its words in the reader's language; '' if it has none. */
export interface ShownSlide {
  readonly file_name: string;
  readonly headline: string;
  readonly line: string;
  /** The button with its target, a path of the shop; null if there is no button. */
  readonly button: { readonly label: string; readonly link: string } | null;
}

/** The banner with the words of its pictures. */
export interface WordedBanner extends Omit<Banner, 'list'> {
  readonly list: readonly ShownSlide[];
}

export interface WordedBannerResponse extends Done, WordedBanner {}

export interface BannerCalls {
  /** Returns the banner of the top page. */
  'GET /api/user/banner': { answer: BannerResponse };
  /** Returns the banner with the words and buttons of its pictures. This project's own. */
  'GET /api/user/banner/slides': { answer: WordedBannerResponse };
}
