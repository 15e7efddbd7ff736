import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type LegalTextEvent, legalTextEvents } from './legal-text.events.js';

/** The announced versions of a text. */
export type AnnouncedVersions = ReadonlySet<number>;

export const nothingAnnounced: AnnouncedVersions = new Set();

export const evolveAnnounced = (announced: AnnouncedVersions, { data }: LegalTextEvent): AnnouncedVersions =>
  new Set([...announced, data.version]);

export const legalTextStream: Stream<AnnouncedVersions, LegalTextEvent> = {
  prefix: 'legal-text',
  events: legalTextEvents,
  initial: () => nothingAnnounced,
  evolve: evolveAnnounced,
};

export const legalTextStreamOf = (text: string): string => streamIdOf(legalTextStream, text);
