import { Injectable } from '@nestjs/common';
import type { Refusal } from '../kernel/decision.js';
import type { AnyProjection } from '../kernel/projection.js';
import type { Reader } from '../platform/feed/feed.js';
import { Reactor } from '../platform/policies/reactor.js';
import { Projector } from '../platform/projections/projector.js';

/** Who reads the log, whatever process he runs in. */
export interface ReaderInfo {
  readonly name: string;
  readonly kind: 'projection' | 'policy';
  readonly isLedger: boolean;
}

/** Why a command on a reader is not carried out. */
export type ProjectionRefusal = Refusal<'NoSuchReader' | 'NotAProjection' | 'RebuildUnderWay' | 'NothingToCompare'>;

/** All who read the log. */
@Injectable()
export class Readers {
  constructor(
    private readonly projector: Projector,
    private readonly reactor: Reactor,
  ) {}

  get all(): readonly ReaderInfo[] {
    return [
      ...this.projector.readers.map(({ name, projection }) => ({
        name,
        kind: 'projection' as const,
        isLedger: projection.isLedger === true,
      })),
      ...this.reactor.readers.map(({ name }) => ({ name, kind: 'policy' as const, isLedger: false })),
    ];
  }

  find(name: string): Reader | undefined {
    return [...this.projector.readers, ...this.reactor.readers].find((reader) => reader.name === name);
  }

  projection(name: string): AnyProjection | undefined {
    return this.projector.readers.find((reader) => reader.name === name)?.projection;
  }
}
