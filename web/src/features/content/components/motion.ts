export interface Motion {
  /** True if the visitor stopped all motion on the page. */
  readonly isStill: boolean;
  readonly onStill: (isStill: boolean) => void;
}
