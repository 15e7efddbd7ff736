import type { AntiForgery, Done, Flag } from '../../platform/http/wire.contract.js';

/** Who visits, and what they own; nothing for a visitor who is not logged in. */
export interface CurrentMember {
  readonly is_login: Flag;
  /** Its name; '' for none. */
  readonly rank: string;
  /** The picture of it; '' for none. */
  readonly rank_icon: string;
  readonly point: number;
  readonly coin: number;
  readonly last_name: string;
  readonly first_name: string;
}

export interface CurrentMemberResponse extends Done {
  /** What carries the next write. */
  readonly csrf: AntiForgery;
  readonly detail: CurrentMember;
}

export interface CurrentMemberCalls {
  /** Who visits, and a fresh anti-forgery pair. */
  'GET /api/user/point': { answer: CurrentMemberResponse };
}
