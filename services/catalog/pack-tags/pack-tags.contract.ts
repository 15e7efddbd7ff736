import type { Done } from '../../platform/http/wire.contract.js';
import type { Tag } from '../wire/pack.contract.js';

export interface PackTagsAnswer extends Done {
  /** Each once, those of the shop's first packs first. */
  readonly list: readonly Tag[];
}

export interface PackTagsCalls {
  /** The tags that packs of a type have now: what their list may be chosen by. This project's own. */
  'GET /api/user/pack/tags/{type}': { answer: PackTagsAnswer };
}
