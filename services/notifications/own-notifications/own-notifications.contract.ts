import type { Flag, IsoTime, ListAnswer } from '../../platform/http/requests/wire.contract.js';
import type { MailChoicesDetail } from '../wire/mail-choices.contract.js';

/** A notification of the shop to one member. */
export interface Notification {
  readonly id: string;
  readonly created: IsoTime;
  readonly title: string;
  readonly text: string;
  /** The page of the client to open; '' for none. */
  readonly path: string;
  /** The carrier's tracking page of a shipped parcel; '' for none. */
  readonly url: string;
  /** '1' if it was created after the member last opened the list. */
  readonly is_new: Flag;
}

export interface NotificationsResponse extends ListAnswer<Notification> {
  /** The number of new notifications in the whole list, 100 at most. */
  readonly unread: number;
  /** The member's choices for optional mails. */
  readonly detail: MailChoicesDetail;
}

export interface NotificationsCalls {
  /** Lists the notifications of the last year, newest first. */
  'GET /api/user/notifications[/{page}]': { answer: NotificationsResponse };
}
