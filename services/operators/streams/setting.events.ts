import type { DomainEvent, EventVersions } from '../../kernel/event.js';

/** What an owner set; `value` is of the setting's kind. */
export type SettingChanged = DomainEvent<
  'SettingChanged',
  { readonly name: string; readonly before: boolean | number | string; readonly value: boolean | number | string }
>;

export const settingEvents: EventVersions<SettingChanged> = { SettingChanged: 1 };
