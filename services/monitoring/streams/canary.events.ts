import type { DomainEvent, EventVersions } from '../../kernel/event.js';

/** The clock has emitted in a lane, so that it is seen how far a fact of that lane gets. */
export type CanaryEmitted = DomainEvent<'CanaryEmitted', { readonly lane: number }>;

export const canaryEvents: EventVersions<CanaryEmitted> = { CanaryEmitted: 1 };
