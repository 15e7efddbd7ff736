import type { Done } from '../../platform/http/requests/wire.contract.js';

/** The banner of the top page. */
export interface Banner {
  /** 1 pictures that take turns, 2 a film. */
  readonly mode: 1 | 2;
  readonly list: readonly { readonly file_name: string }[];
  /** A line for everybody, in the reader's language; '' when there is nothing to tell. */
  readonly alert: string;
}

export interface BannerResponse extends Done, Banner {}

/** One picture with what is said over it, in the reader's language; '' where nothing is. */
export interface ShownSlide {
  readonly file_name: string;
  readonly headline: string;
  readonly line: string;
  /** Where its button leads, a path on the shop; null without one. */
  readonly button: { readonly label: string; readonly link: string } | null;
}

/** The banner with the words of its pictures. */
export interface WordedBanner extends Omit<Banner, 'list'> {
  readonly list: readonly ShownSlide[];
}

export interface WordedBannerResponse extends Done, WordedBanner {}

export interface BannerCalls {
  /** The banner of the top page. */
  'GET /api/user/banner': { answer: BannerResponse };
  /** The same with the words and buttons of its pictures. This project's own. */
  'GET /api/user/banner/slides': { answer: WordedBannerResponse };
}
