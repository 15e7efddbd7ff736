import type { Stream } from '../../kernel/stream.js';
import { type CanaryEmitted, canaryEvents } from './canary.events.js';

/** By the minute since 1970: the lane in which the clock has emitted; null while it has not. */
export const canaryStream: Stream<number | null, CanaryEmitted> = {
  prefix: 'canary',
  events: canaryEvents,
  initial: () => null,
  evolve: (_, event) => event.data.lane,
};
