/** A deadline of one stream. */
export interface Due {
  readonly kind: string;
  readonly streamId: string;
  readonly ref: string;
  readonly owner: string;
  readonly dueAt: Date;
}

/**
 * The behaviour on streams that are locked. The sweeper skips them and retries later; a request that needs the outcome waits.
 */
export type LockMode = 'pass-over' | 'wait';

/** Maps deadlines of one kind to a command. Pure. */
export interface Timer {
  readonly kind: string;
  command(due: readonly Due[], lockMode: LockMode): object;
}

/** A command without arguments that the scheduler sends at an interval. Pure. */
export interface ScheduledCommand {
  readonly every: 'minute' | 'hour';
  command(): object;
}
