/*
 * What all answers have in common, on the wire. Every call is named in a contract, in an interface whose name ends in `Calls`:
 * its key is method and path below the base path, `[/{page}]` what may be left out; its value what is asked and answered.
 * `services/schemas/openapi/` is generated from them.
 */

export type Flag = '0' | '1';

/**
 * ISO 8601, with its offset.
 *
 * @format date-time
 */
export type IsoTime = string;

/** What carries the next write, once. */
export interface AntiForgery {
  readonly name: string;
  readonly value: string;
}

/** Done, and nothing to tell. */
export interface Done {
  readonly state: 200;
}

/** One page of a list. */
export interface Paged<Row> {
  readonly list: readonly Row[];
  readonly page: number;
  /** How many pages there are; an empty list is one page. */
  readonly all_page: number;
  /** The page numbers to show in the pager, around the current one. */
  readonly pages: readonly number[];
}

/** A page of a list, as a call answers it. */
export interface ListAnswer<Row> extends Done, Paged<Row> {}

/** Nothing was done. */
export interface Refusal {
  /**
   * 400 see `errors`; 401 log in first; 403 the anti-forgery value does not fit, or the account is banned; 404 unknown, or not
   * yours; 409 it has changed since it was looked at; 429 too many, see `Retry-After`; 500 our fault; 9999 maintenance, with HTTP status 503.
   */
  readonly state: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 9999;
  /** Messages under the fields they concern, in the language of the request. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** A fresh pair, after a write. */
  readonly csrf?: AntiForgery;
}

/** A number that need not be whole. */
export type Fraction = number;

/** Nothing more is told. */
export type Empty = Readonly<Record<string, never>>;

/** Which rows of a list, and in what order, in JSON; the answer's `Content-Range` says which they are, and of how many. */
export interface ListRequest {
  /** `["created","DESC"]` */
  readonly sort?: string;
  /** `[0,24]` */
  readonly range?: string;
  /** `{"state":"open"}` */
  readonly filter?: string;
}
