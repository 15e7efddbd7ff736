import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Operator } from '../../operators/index.js';
import { Reconciler } from '../../platform/projections/reconciler.js';
import { Acts } from '../acts.js';
import { type ProjectionRefusal, Readers } from '../readers.js';

/** Compares a read model with the log. It answers why not, or null. */
export class ReconcileProjection extends Command<ProjectionRefusal | null> {
  constructor(
    readonly name: string,
    readonly operator: Operator,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ReconcileProjection)
export class ReconcileProjectionHandler implements ICommandHandler<ReconcileProjection> {
  constructor(
    private readonly readers: Readers,
    private readonly reconciler: Reconciler,
    private readonly acts: Acts,
  ) {}

  async execute({ name, operator: { operatorId }, reason }: ReconcileProjection): Promise<ProjectionRefusal | null> {
    if (!this.readers.has(name)) return { code: 'NoSuchReader' };
    const differences = await this.reconciler.reconcile(name);
    const refusal = differences ? null : ({ code: 'NothingToCompare', comparable: this.reconciler.names } as const);
    const act = { operatorId, resource: 'projections', id: name, command: 'reconcile', reason };
    await this.acts.record({ ...act, outcome: refusal?.code ?? 'done' });
    return refusal;
  }
}
