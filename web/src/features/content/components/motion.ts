export interface Motion {
  /** Whether the visitor wants the page to hold still. */
  readonly isStill: boolean;
  readonly onStill: (isStill: boolean) => void;
}
