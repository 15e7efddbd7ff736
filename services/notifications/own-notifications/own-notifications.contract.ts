import type { Flag, IsoTime, ListAnswer } from '../../platform/http/requests/wire.contract.js';
import type { MailChoicesDetail } from '../wire/mail-choices.contract.js';

/** Something that the shop has told a member. */
export interface Notification {
  readonly id: string;
  readonly created: IsoTime;
  readonly title: string;
  readonly text: string;
  /** The page where the member goes on; '' for none. */
  readonly path: string;
  /** The carrier's page of a parcel on its way; '' for none. */
  readonly url: string;
  /** '1': the member has not had the list open since. */
  readonly is_new: Flag;
}

export interface NotificationsResponse extends ListAnswer<Notification> {
  /** New ones of the whole list; 100 at the most. */
  readonly unread: number;
  /** Which mails the member wants. */
  readonly detail: MailChoicesDetail;
}

export interface NotificationsCalls {
  /** What the shop told this member within a year, newest first. */
  'GET /api/user/notifications[/{page}]': { answer: NotificationsResponse };
}
