/** "Every so often, do that": a command that needs no more than to be given. Pure. */
export interface ScheduledCommand {
  readonly every: 'minute' | 'hour';
  command(): object;
}
