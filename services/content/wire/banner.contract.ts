/** The banner as operators have it. */
export interface BannerResource {
  readonly id: string;
  /** 1 pictures that take turns, 2 a film. */
  readonly mode: 1 | 2;
  readonly files: readonly string[];
  readonly alert: string;
  readonly alert_en: string;
  readonly version: number;
}
