import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';

export type BoxOpened = DomainEvent<
  'BoxOpened',
  {
    readonly packId: string;
    readonly boxHash: string;
    /** The canonical text whose hash `boxHash` is. */
    readonly manifest: string;
  }
>;

/** Tickets taken by one draw; the slots are `firstSlot`, `firstSlot + 1`, … */
export type TicketsDrawn = DomainEvent<
  'TicketsDrawn',
  {
    readonly packId: string;
    readonly drawId: string;
    readonly firstSlot: number;
    readonly day: number;
    readonly clientSeedHash: string;
    /** Rows of the manifest, one for each slot. */
    readonly prizeIndexes: readonly number[];
    /** The head of the public log after the last of the slots. */
    readonly head: string;
  }
>;

/** The seeds up to this day are public from here on; no slot uses them any more. */
export type SeedRevealed = DomainEvent<
  'SeedRevealed',
  { readonly packId: string; readonly day: number; readonly seed: string }
>;

export type BoxPaused = DomainEvent<'BoxPaused', { readonly packId: string }>;
export type BoxResumed = DomainEvent<'BoxResumed', { readonly packId: string }>;
/** No draw follows; what was left is known from the log. */
export type BoxClosed = DomainEvent<'BoxClosed', { readonly packId: string }>;

/** Stream `box-<packId>`. */
export type BoxEvent = BoxOpened | TicketsDrawn | SeedRevealed | BoxPaused | BoxResumed | BoxClosed;

export const boxEvents = declareEvents({
  BoxOpened: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  TicketsDrawn: { value: 'claim', cards: 'none', figure: false, news: false, history: 'none' },
  SeedRevealed: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  BoxPaused: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  BoxResumed: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  BoxClosed: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
} satisfies EventDeclarations<BoxEvent>);
