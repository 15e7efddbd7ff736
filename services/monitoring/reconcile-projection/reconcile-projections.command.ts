import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { Reconciler } from '../../platform/projections/reconciler.js';

/** Compares all read models with the log, one after the other. A failed comparison does not prevent the others. */
export class ReconcileProjections extends Command<void> {}

@CommandHandler(ReconcileProjections)
export class ReconcileProjectionsHandler implements ICommandHandler<ReconcileProjections> {
  private readonly log = new Logger(ReconcileProjectionsHandler.name);

  constructor(private readonly reconciler: Reconciler) {}

  async execute(): Promise<void> {
    for (const name of this.reconciler.names)
      await this.reconciler.reconcile(name).catch((error) => this.log.error(error));
  }
}

export const reconcileProjectionsEveryHour: ScheduledCommand = {
  every: 'hour',
  command: () => new ReconcileProjections(),
};
