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

/** What a part of the business gives to the processes. */
export interface Part {
  /** The folder's name. */
  readonly name: string;
  /** The module that its events and routes were released with, if that is another: the topic on Kafka keeps that name. */
  readonly publishedAs?: string;
  readonly module: Type;
  /** What it remembers. */
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

/** Rows that nobody asks for once their column is so long past. */
export interface Outdated {
  readonly table: string;
  /** A column of times, or an expression: one that an index has, unless few rows are left to look at. */
  readonly column: string;
  readonly lifeMs: number;
  /** Only these columns are emptied, the first of which is never empty before, and the rows stay; else they are deleted. */
  readonly erased?: readonly [string, ...string[]];
}

/** Returns the name of a part in topics, in schemas of events and in the descriptions of the APIs. */
export const publishedNameOf = ({ name, publishedAs }: Part): string => publishedAs ?? name;

/** The types of a part's events. */
export const eventTypesOf = ({ streams = [] }: Part): string[] => streams.flatMap(({ events }) => Object.keys(events));
