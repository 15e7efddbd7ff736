import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';

export type BoxOpened = DomainEvent<
  'BoxOpened',
  {
    readonly packId: string;
    readonly boxHash: string;
    /** The canonical text with the hash `boxHash`. */
    readonly manifest: string;
  }
>;

/** The tickets of one draw were taken. The slots are `firstSlot`, `firstSlot + 1`, … */
export type TicketsDrawn = DomainEvent<
  'TicketsDrawn',
  {
    readonly packId: string;
    readonly drawId: string;
    readonly firstSlot: number;
    readonly day: number;
    readonly clientSeedHash: string;
    /** Prize rows of the manifest, one for each slot. */
    readonly prizeIndexes: readonly number[];
    /** The head of the public log after the last slot. */
    readonly head: string;
  }
>;

/** The seeds up to this day became public. No slot uses them any more. */
export type SeedRevealed = DomainEvent<
  'SeedRevealed',
  { readonly packId: string; readonly day: number; readonly seed: string }
>;

export type BoxPaused = DomainEvent<'BoxPaused', { readonly packId: string }>;
export type BoxResumed = DomainEvent<'BoxResumed', { readonly packId: string }>;
/** The sale has ended. The log shows what was left. */
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
