import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { SettingResource } from '../wire/setting.contract.js';

export interface SettingsCalls {
  /** The settings. */
  'GET /admin-api/settings': { query: ListRequest; answer: readonly SettingResource[] };
  /** A setting. */
  'GET /admin-api/settings/{name}': { answer: SettingResource };
}
