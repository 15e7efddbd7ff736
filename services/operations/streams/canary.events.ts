import type { DomainEvent, EventVersions } from '../../kernel/event.js';

/** The clock has sung in a lane, so that it is seen how far a fact of that lane gets. */
export type CanarySang = DomainEvent<'CanarySang', { readonly lane: number }>;

export const canaryEvents: EventVersions<CanarySang> = { CanarySang: 1 };
