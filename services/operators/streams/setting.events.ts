import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';

/** An owner has changed a setting; `value` has the setting's kind. */
export type SettingChanged = DomainEvent<
  'SettingChanged',
  { readonly name: string; readonly before: boolean | number | string; readonly value: boolean | number | string }
>;

export const settingEvents = declareEvents({
  SettingChanged: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
} satisfies EventDeclarations<SettingChanged>);
