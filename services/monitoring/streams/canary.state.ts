import type { Stream } from '../../kernel/stream.js';
import { type CanaryEmitted, canaryEvents } from './canary.events.js';

/** The stream of one minute since 1970. Its state is the lane of the emission; null before it. */
export const canaryStream: Stream<number | null, CanaryEmitted> = {
  prefix: 'canary',
  events: canaryEvents,
  initial: () => null,
  evolve: (_, event) => event.data.lane,
};
