import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface ReadNotificationsCalls {
  /** What the member was told by now is new no more; this project's own. */
  'POST /api/user/notifications/read': { answer: Done };
}
