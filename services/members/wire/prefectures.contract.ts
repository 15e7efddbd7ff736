import type { Done } from '../../platform/http/requests/wire.contract.js';

/** One of the 47 prefectures by its JIS X 0401 number, or 99 overseas. */
export interface PrefectureOption {
  readonly id: number;
  readonly name: string;
}

export interface PrefecturesResponse extends Done {
  readonly list: readonly PrefectureOption[];
}

export interface PrefecturesCalls {
  /** Lists the prefectures to choose from. */
  'GET /api/user/pref_list': { answer: PrefecturesResponse };
}
