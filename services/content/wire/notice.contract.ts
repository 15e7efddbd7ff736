import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A notice as operators have it; English may be '', then the Japanese is shown. */
export interface NoticeResource {
  readonly id: string;
  readonly title_ja: string;
  readonly title_en: string;
  /** HTML. */
  readonly content_ja: string;
  readonly content_en: string;
  /** Who signs it. */
  readonly last_name: string;
  readonly first_name: string;
  readonly images: readonly string[];
  readonly published: boolean;
  /** From when until when it is shown once it is published; null: without such an end. */
  readonly show_from: IsoTime | null;
  readonly show_to: IsoTime | null;
  readonly created: IsoTime;
  readonly version: number;
}
