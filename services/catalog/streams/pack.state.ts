import type { BuyerRules } from '../../draws/index.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type KeptTerms, type PackEvent, type PackTerms, packEvents } from './pack.events.js';

/** A pack that was drafted, in any state. */
export interface KnownPack {
  readonly packId: string;
  /** The version of its stream. An edit names the version that it is based on. */
  readonly version: number;
  readonly status: 'draft' | 'published' | 'paused' | 'closed';
  readonly terms: PackTerms;
  /** Null for a draft. */
  readonly boxHash: string | null;
  /** The planned moment of publication, ISO 8601; null without a plan. */
  readonly publishAt: string | null;
}

export type PackState = { readonly version: 0; readonly status: 'unknown' } | KnownPack;

export const unknownPack: PackState = { version: 0, status: 'unknown' };

/** The rules of packs drafted before buyer rules existed. */
const NO_RULES: BuyerRules = { onceADay: false, newcomerDays: 0, leastRank: null };

const whole = (terms: KeptTerms): PackTerms => ({
  ...terms,
  rules: terms.rules ?? NO_RULES,
  extraPrizes: terms.extraPrizes ?? [],
});

export const evolvePack = (pack: PackState, event: PackEvent): PackState => {
  const version = pack.version + 1;
  if (event.type === 'PackDrafted') {
    const { packId, terms } = event.data;
    return { packId, terms: whole(terms), version, status: 'draft', boxHash: null, publishAt: null };
  }
  if (pack.status === 'unknown') return pack;
  switch (event.type) {
    case 'PackRevised':
      return { ...pack, version, terms: whole(event.data.terms) };
    case 'PackPublicationPlanned':
      return { ...pack, version, publishAt: event.data.publishAt };
    case 'PackPublicationCancelled':
    case 'PackPublicationFailed':
      return { ...pack, version, publishAt: null };
    case 'PackPublished': {
      const terms = { ...pack.terms, startAt: event.data.startAt };
      return { ...pack, version, status: 'published', terms, boxHash: event.data.boxHash, publishAt: null };
    }
    case 'PackPaused':
      return { ...pack, version, status: 'paused' };
    case 'PackResumed':
      return { ...pack, version, status: 'published' };
    case 'PackDisplayChanged':
      return { ...pack, version, terms: { ...pack.terms, ...event.data.display } };
    case 'PackClosed':
      return { ...pack, version, status: 'closed' };
  }
};

export const packStream: Stream<PackState, PackEvent> = {
  prefix: 'pack',
  events: packEvents,
  initial: () => unknownPack,
  evolve: evolvePack,
};

export const packStreamOf = (packId: string): string => streamIdOf(packStream, packId);
