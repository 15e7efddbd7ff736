import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type BoxEvent, boxEvents } from './box.events.js';
import { parseManifest } from './box-manifest.js';

export type BoxStatus = 'open' | 'paused' | 'closed';

/** The state of a box that a draw needs. */
export interface Box {
  readonly packId: string;
  readonly version: number;
  readonly status: BoxStatus;
  /** Number of tickets drawn, which is the next slot. */
  readonly drawn: number;
  /** Tickets left by prize row of the manifest. */
  readonly remaining: readonly number[];
  /** The head of the public log. */
  readonly head: string;
  /** The last day with a public seed; 0 for none. */
  readonly revealedThrough: number;
}

export const noBox = (packId: string): Box => ({
  packId,
  version: 0,
  status: 'closed',
  drawn: 0,
  remaining: [],
  head: '',
  revealedThrough: 0,
});

export const leftIn = (box: Box): number => box.remaining.reduce((sum, quantity) => sum + quantity, 0);

const withDrawn = (box: Box, event: Extract<BoxEvent, { type: 'TicketsDrawn' }>): Box => {
  const remaining = [...box.remaining];
  for (const index of event.data.prizeIndexes) remaining[index] = remaining[index]! - 1;
  return { ...box, drawn: box.drawn + event.data.prizeIndexes.length, remaining, head: event.data.head };
};

const changed = (box: Box, event: BoxEvent): Box => {
  switch (event.type) {
    case 'BoxOpened': {
      const { prizes } = parseManifest(event.data.manifest);
      return { ...box, status: 'open', remaining: prizes.map((prize) => prize.quantity), head: event.data.boxHash };
    }
    case 'TicketsDrawn':
      return withDrawn(box, event);
    case 'SeedRevealed':
      return { ...box, revealedThrough: event.data.day };
    case 'BoxPaused':
      return { ...box, status: 'paused' };
    case 'BoxResumed':
      return { ...box, status: 'open' };
    case 'BoxClosed':
      return { ...box, status: 'closed' };
  }
};

export const evolveBox = (box: Box, event: BoxEvent): Box => ({ ...changed(box, event), version: box.version + 1 });

export const boxStream: Stream<Box, BoxEvent> = {
  prefix: 'box',
  events: boxEvents,
  initial: noBox,
  evolve: evolveBox,
};

export const boxStreamOf = (packId: string): string => streamIdOf(boxStream, packId);
