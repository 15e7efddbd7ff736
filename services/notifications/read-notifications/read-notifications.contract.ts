import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface ReadNotificationsCalls {
  /** Marks all notifications of the member as read; this project's own. */
  'POST /api/user/notifications/read': { answer: Done };
}
