import type { Done } from '../../platform/http/wire.contract.js';

/** The banner of the top page. */
export interface Banner {
  /** 1 pictures that take turns, 2 a film. */
  readonly mode: 1 | 2;
  readonly list: readonly { readonly file_name: string }[];
  /** A line for everybody, in the reader's language; '' when there is nothing to tell. */
  readonly alert: string;
}

export interface BannerAnswer extends Done, Banner {}

export interface BannerCalls {
  /** The banner of the top page. */
  'GET /api/user/banner': { answer: BannerAnswer };
}
