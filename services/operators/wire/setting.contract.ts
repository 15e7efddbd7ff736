import type { IsoTime } from '../../platform/http/wire.contract.js';

/** A setting as the owners see it. */
export interface SettingResource {
  /** The name. */
  readonly id: string;
  readonly kind: 'flag' | 'whole' | 'text' | 'choice';
  readonly value: boolean | number | string;
  readonly initial: boolean | number | string;
  /** Of a whole number; `most` also of a text, in characters. */
  readonly least: number | null;
  readonly most: number | null;
  /** Of a choice. */
  readonly choices: readonly string[] | null;
  readonly version: number;
  readonly changed_at: IsoTime | null;
  readonly changed_by: string | null;
}
