import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A notice in the operators' API. If an English text is '', the Japanese is shown. */
export interface NoticeResource {
  readonly id: string;
  readonly title_ja: string;
  readonly title_en: string;
  /** HTML. */
  readonly content_ja: string;
  readonly content_en: string;
  /** The author. */
  readonly last_name: string;
  readonly first_name: string;
  readonly images: readonly string[];
  readonly published: boolean;
  /** The start and end of showing a published notice; null for no limit. */
  readonly show_from: IsoTime | null;
  readonly show_to: IsoTime | null;
  readonly created: IsoTime;
  readonly version: number;
}
