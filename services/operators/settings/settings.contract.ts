import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { SettingResource } from '../wire/setting.contract.js';

export interface SettingsCalls {
  /** Lists the settings. */
  'GET /admin-api/settings': { query: ListRequest; answer: readonly SettingResource[] };
  /** Returns a setting. */
  'GET /admin-api/settings/{name}': { answer: SettingResource };
}
