import type { AntiForgery, Done, Flag } from '../../platform/http/requests/wire.contract.js';

/** The member behind the request and their balances; empty for a visitor who is not logged in. */
export interface CurrentMemberResource {
  readonly is_login: Flag;
  /** The name of the rank; '' for none. */
  readonly rank: string;
  /** The picture of the rank; '' for none. */
  readonly rank_icon: string;
  readonly point: number;
  readonly coin: number;
  readonly last_name: string;
  readonly first_name: string;
}

export interface CurrentMemberResponse extends Done {
  /** The CSRF token for the next write. */
  readonly csrf: AntiForgery;
  readonly detail: CurrentMemberResource;
}

export interface CurrentMemberCalls {
  /** Returns the current member and a new CSRF token. */
  'GET /api/user/point': { answer: CurrentMemberResponse };
}
