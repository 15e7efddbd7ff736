import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Yen } from '../../kernel/money.js';

/** A higher limit, and when it holds from. */
export interface NextLimit {
  /** 0 for none. */
  readonly monthlyYen: Yen;
  readonly from: string;
}

/** What a member pays in a month at the most, by their own choice; 0 for no limit. */
export type LimitChanged = DomainEvent<
  'LimitChanged',
  { readonly memberId: string; readonly monthlyYen: Yen; readonly next: NextLimit | null }
>;
/** A member neither draws nor buys points until then, by their own choice. */
export type PauseBegun = DomainEvent<'PauseBegun', { readonly memberId: string; readonly until: string }>;

/** Stream `limits-<memberId>`. */
export type LimitsEvent = LimitChanged | PauseBegun;

export const limitsEvents = declareEvents({
  LimitChanged: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  PauseBegun: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
} satisfies EventDeclarations<LimitsEvent>);
