import { Inject, Injectable } from '@nestjs/common';
import type { AnyProjection } from '../../kernel/projection.js';
import type { ParkingConsumer } from '../../platform/feed/feed.js';
import { Relay } from '../../platform/feed/relay.js';
import { Reactor } from '../../platform/policies/reactor.js';
import { Projector } from '../../platform/projections/projector.js';
import type { ReaderInfo } from '../streams/reader.js';

const engine = (name: string): ReaderInfo => ({ name, kind: 'engine', isLedger: false });

/** The consumers of the log, and the engines that deliver it to them. */
@Injectable()
export class Readers {
  readonly all: readonly ReaderInfo[];

  /** @param relay null if events do not travel over Kafka */
  constructor(
    private readonly projector: Projector,
    private readonly reactor: Reactor,
    @Inject(Relay) relay: Relay | null,
  ) {
    this.all = [
      engine('sequencer'),
      ...(relay ? [engine('relay')] : []),
      ...projector.readers.map(({ name, projection: { isLedger = false } }) => ({
        name,
        kind: 'projection' as const,
        isLedger,
      })),
      ...reactor.readers.map(({ name, policy: { isLedger = false } }) => ({ name, kind: 'policy' as const, isLedger })),
    ];
  }

  has(name: string): boolean {
    return this.all.some((one) => one.name === name);
  }

  isLedger(name: string): boolean {
    return this.all.some((one) => one.name === name && one.isLedger);
  }

  /** Finds a consumer that can process its parked events. */
  find(name: string): ParkingConsumer | undefined {
    return [...this.projector.readers, ...this.reactor.readers].find((reader) => reader.name === name);
  }

  projection(name: string): AnyProjection | undefined {
    return this.projector.readers.find((reader) => reader.name === name)?.projection;
  }
}
