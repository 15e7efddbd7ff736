import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Operator } from '../../operators/index.js';
import { Acts } from '../acts.js';
import { type ProjectionRefusal, Readers } from '../readers.js';
import { Rebuilds } from '../rebuilds.js';

/** Builds a read model anew from the log while the old one serves; answers as soon as it has begun, why not, or null. */
export class RebuildProjection extends Command<ProjectionRefusal | null> {
  constructor(
    readonly name: string,
    readonly operator: Operator,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(RebuildProjection)
export class RebuildProjectionHandler implements ICommandHandler<RebuildProjection> {
  constructor(
    private readonly readers: Readers,
    private readonly rebuilds: Rebuilds,
    private readonly acts: Acts,
  ) {}

  async execute(command: RebuildProjection): Promise<ProjectionRefusal | null> {
    if (!this.readers.has(command.name)) return { code: 'NoSuchReader' };
    const projection = this.readers.projection(command.name);
    let recorded = Promise.resolve();
    const ended = async (outcome: string) => {
      await recorded;
      await this.record(command, outcome);
    };
    const isBegun = projection !== undefined && (await this.rebuilds.start(projection, ended));
    const code = projection ? 'RebuildUnderWay' : 'NotAProjection';
    recorded = this.record(command, isBegun ? 'begun' : code);
    await recorded;
    return isBegun ? null : { code };
  }

  private record({ name, operator: { operatorId }, reason }: RebuildProjection, outcome: string): Promise<void> {
    return this.acts.record({ operatorId, resource: 'projections', id: name, command: 'rebuild', reason, outcome });
  }
}
