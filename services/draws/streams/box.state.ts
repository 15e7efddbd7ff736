import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type BoxEvent, boxEvents } from './box.events.js';
import { parseManifest } from './box-manifest.js';

export type BoxStatus = 'open' | 'paused' | 'closed';

/** The state of a box that a draw needs. */
export interface BoxState {
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

export const createInitialBox = (packId: string): BoxState => ({
  packId,
  version: 0,
  status: 'closed',
  drawn: 0,
  remaining: [],
  head: '',
  revealedThrough: 0,
});

export const countLeft = (box: BoxState): number => box.remaining.reduce((sum, quantity) => sum + quantity, 0);

const withDrawn = (box: BoxState, event: Extract<BoxEvent, { type: 'TicketsDrawn' }>): BoxState => {
  const remaining = [...box.remaining];
  for (const index of event.data.prizeIndexes) remaining[index] = remaining[index]! - 1;
  return { ...box, drawn: box.drawn + event.data.prizeIndexes.length, remaining, head: event.data.head };
};

const changed = (box: BoxState, event: BoxEvent): BoxState => {
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

export const evolveBox = (box: BoxState, event: BoxEvent): BoxState => ({
  ...changed(box, event),
  version: box.version + 1,
});

export const boxStream: Stream<BoxState, BoxEvent> = {
  prefix: 'box',
  events: boxEvents,
  initial: createInitialBox,
  evolve: evolveBox,
};

export const boxStreamOf = (packId: string): string => streamIdOf(boxStream, packId);
