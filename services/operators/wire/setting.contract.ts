import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A setting, as owners see it. */
export interface SettingResource {
  /** The name. */
  readonly id: string;
  readonly kind: 'flag' | 'whole' | 'text' | 'choice';
  readonly value: boolean | number | string;
  readonly initial: boolean | number | string;
  /** The bounds of a whole number; `most` is also the maximum length of a text, in characters. */
  readonly least: number | null;
  readonly most: number | null;
  /** The options of a choice. */
  readonly choices: readonly string[] | null;
  readonly version: number;
  readonly changed_at: IsoTime | null;
  readonly changed_by: string | null;
}
