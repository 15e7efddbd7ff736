import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Yen } from '../../kernel/money.js';

/** A higher limit, and its start time. */
export interface NextLimit {
  /** 0 for none. */
  readonly monthlyYen: Yen;
  readonly from: string;
}

/** A member's own monthly limit in yen; 0 for no limit. */
export type LimitChanged = DomainEvent<
  'LimitChanged',
  { readonly memberId: string; readonly monthlyYen: Yen; readonly next: NextLimit | null }
>;
/** A member's own pause: they neither draw nor buy points until its end. */
export type PauseBegun = DomainEvent<'PauseBegun', { readonly memberId: string; readonly until: string }>;

/** The events of the stream `limits-<memberId>`. */
export type LimitsEvent = LimitChanged | PauseBegun;

export const limitsEvents = declareEvents({
  LimitChanged: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  PauseBegun: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
} satisfies EventDeclarations<LimitsEvent>);
