/** A command without arguments that the scheduler sends at an interval. Pure. */
export interface ScheduledCommand {
  readonly every: 'minute' | 'hour';
  command(): object;
}
