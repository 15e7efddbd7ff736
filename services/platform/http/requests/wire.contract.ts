/*
 * Types that all responses share on the wire. Every call has an entry in a contract, in an interface whose name ends in `Calls`.
 * The key is method and path below the base path; `[/{page}]` is optional. The value has the types of request and response.
 * `services/schemas/openapi/` is generated from them.
 */

export type Flag = '0' | '1';

/**
 * ISO 8601, with its offset.
 *
 * @format date-time
 */
export type IsoTime = string;

/** The CSRF token for the next write; it is valid once. */
export interface AntiForgery {
  readonly name: string;
  readonly value: string;
}

/** Success without further data. */
export interface Done {
  readonly state: 200;
}

/** One page of a list. */
export interface Paged<Row> {
  readonly list: readonly Row[];
  readonly page: number;
  /** Number of pages; an empty list has one page. */
  readonly all_page: number;
  /** The page numbers to show in the pager, around the current one. */
  readonly pages: readonly number[];
}

/** A successful response with one page of a list. */
export interface ListAnswer<Row> extends Done, Paged<Row> {}

/** Refusal of a request: nothing was done. */
export interface Refusal {
  /**
   * Reason of the refusal. 400: see `errors`. 401: log in first. 403: the CSRF token is invalid, or the account is banned.
   * 404: unknown, or another member's. 409: changed since it was read. 429: too many requests, see `Retry-After`.
   * 500: server error. 9999: maintenance, with HTTP status 503.
   */
  readonly state: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 9999;
  /** Messages by field, in the language of the request. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** A new CSRF token, after a write. */
  readonly csrf?: AntiForgery;
}

/** A number that need not be whole. */
export type Fraction = number;

/** An object without fields. */
export type Empty = Readonly<Record<string, never>>;

/** Range, order and filter of a list, each in JSON. The response's `Content-Range` has the range and the total. */
export interface ListRequest {
  /** `["created","DESC"]` */
  readonly sort?: string;
  /** `[0,24]` */
  readonly range?: string;
  /** `{"state":"open"}` */
  readonly filter?: string;
}
