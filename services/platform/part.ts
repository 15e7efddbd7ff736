import type { Type } from '@nestjs/common';
import type { AnyPolicy } from '../kernel/policy.js';
import type { AnyProjection } from '../kernel/projection.js';
import type { Timer } from '../kernel/timer.js';
import type { ViewClass } from './database/data-source.js';

/** What a part of the business gives to the processes. */
export interface Part {
  /** The folder's name, which is also that of its topic on Kafka. */
  readonly name: string;
  readonly module: Type;
  /** The types of its events, each with its schema version. */
  readonly events?: Readonly<Record<string, number>>;
  readonly projections?: readonly AnyProjection[];
  readonly views?: readonly ViewClass[];
  readonly policies?: readonly AnyPolicy[];
  readonly timers?: readonly Timer[];
  readonly outdated?: readonly Outdated[];
}

/** Rows that nobody asks for once their column is so long past. */
export interface Outdated {
  readonly table: string;
  readonly column: string;
  readonly lifeMs: number;
}
