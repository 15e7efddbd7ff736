import type { Stream } from '../../kernel/stream.js';
import { type CanaryEmitted, canaryEvents } from './canary.events.js';

/** By the minute since 1970: in which lane the clock has sung; null while it has not. */
export const canaryStream: Stream<number | null, CanaryEmitted> = {
  prefix: 'canary',
  events: canaryEvents,
  initial: () => null,
  evolve: (_, event) => event.data.lane,
};
