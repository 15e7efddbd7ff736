import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { Readers } from '../readers/readers.js';
import { GetProjection } from '../rows/projections.query.js';
import { isRebuilding } from '../rows/rebuilding.rows.js';
import type { ProjectionRefusal, ReaderState } from '../streams/reader.js';
import type { ProjectionResource } from '../wire/reader.contract.js';
import { toProjectionRefusal } from './projection-refusals.messages.js';

/** The target of commands on consumers of the log. Their work takes longer than a transaction. */
@Injectable()
export class ReaderTarget implements CommandTarget<ReaderState, never, ProjectionRefusal, ProjectionResource> {
  constructor(
    private readonly readers: Readers,
    private readonly queries: QueryBus,
  ) {}

  locksOf(): readonly string[] {
    return [];
  }

  async load(tx: StoreTransaction, name: string): Promise<Found<ReaderState> | null> {
    const reader = this.readers.all.find((one) => one.name === name);
    return reader ? { state: { ...reader, isRebuilding: await isRebuilding(tx, name) }, version: null } : null;
  }

  keep({ loaded }: Keeping<ReaderState>): ReaderState {
    return loaded!.state;
  }

  auditedOf(): object {
    return {};
  }

  refused(refusal: ProjectionRefusal) {
    return toProjectionRefusal(refusal);
  }

  show(name: string): Promise<ProjectionResource | null> {
    return this.queries.execute(new GetProjection(name));
  }
}
