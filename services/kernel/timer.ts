/** What is due on one stream. */
export interface Due {
  readonly kind: string;
  readonly streamId: string;
  readonly ref: string;
  readonly owner: string;
  readonly dueAt: Date;
}

/**
 * How a command treats streams that somebody else holds: the sweeper passes them over and comes again, a request that
 * needs its outcome waits.
 */
export type LockMode = 'pass-over' | 'wait';

/** "When that is due, do this": the command for deadlines of one kind. Pure. */
export interface Timer {
  readonly kind: string;
  command(due: readonly Due[], lockMode: LockMode): object;
}
