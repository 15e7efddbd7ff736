import type { Type } from '@nestjs/common';
import type { AnyPolicy } from '../kernel/policy.js';
import type { AnyProjection } from '../kernel/projection.js';
import type { AnySetting } from '../kernel/setting.js';
import type { AnyStream } from '../kernel/stream.js';
import type { ScheduledCommand, Timer } from '../kernel/timer.js';
import type { EncryptedColumn } from './crypto/secret-rotation.js';
import type { Measure } from './observability/metrics.js';
import type { Reconciliation } from './projections/reconciliation.js';
import type { ReadinessCheck } from './readiness.js';

/** The declarations of a module of the business. */
export interface Part {
  /** The name of its folder. */
  readonly name: string;
  /** The released name of its topic, events and routes, if that differs from the folder. */
  readonly publishedAs?: string;
  readonly module: Type;
  /** The streams of its events. */
  readonly streams?: readonly AnyStream[];
  readonly projections?: readonly AnyProjection[];
  readonly policies?: readonly AnyPolicy[];
  readonly timers?: readonly Timer[];
  readonly schedule?: readonly ScheduledCommand[];
  readonly settings?: readonly AnySetting[];
  readonly outdated?: readonly Outdated[];
  readonly encrypted?: readonly EncryptedColumn[];
  readonly reconciliations?: readonly Reconciliation[];
  readonly measures?: readonly Measure[];
  readonly readiness?: readonly ReadinessCheck[];
}

/** Rows to delete or empty after a time. */
export interface Outdated {
  readonly table: string;
  /** A column or expression of times. It has an index unless the table is small. */
  readonly column: string;
  readonly lifeMs: number;
  /** The columns to empty, of which the first is never empty before. Without it the rows are deleted. */
  readonly erased?: readonly [string, ...string[]];
}

/** Returns the name of a module in topics, in schemas of events and in the descriptions of the APIs. */
export const publishedNameOf = ({ name, publishedAs }: Part): string => publishedAs ?? name;

/** Returns the event types of a module. */
export const eventTypesOf = ({ streams = [] }: Part): string[] => streams.flatMap(({ events }) => Object.keys(events));
