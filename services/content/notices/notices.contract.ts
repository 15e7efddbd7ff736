import type { IsoTime, ListAnswer } from '../../platform/http/requests/wire.contract.js';

/** A notice in the reader's language. */
export interface ShownNotice {
  readonly title: string;
  /** The author. */
  readonly lastName: string;
  readonly firstName: string;
  readonly created: IsoTime;
  /** HTML. */
  readonly content: string;
  readonly images: readonly string[];
}

export type NoticeListResponse = ListAnswer<ShownNotice>;

export interface NoticesCalls {
  /** Lists published notices, newest first. */
  'GET /api/user/post/list[/{page}]': { answer: NoticeListResponse };
}
