import type { AnySetting } from '../../kernel/setting.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type SettingChanged, settingEvents } from './setting.events.js';

/** What an owner set last; undefined where nobody has, and the setting is what it is from the start. */
type SettingValue = SettingChanged['data']['value'] | undefined;

/** By the name of the setting. */
export const settingStream: Stream<SettingValue, SettingChanged> = {
  prefix: 'setting',
  events: settingEvents,
  initial: () => undefined,
  evolve: (_, event) => event.data.value,
};

export const settingStreamOf = (name: string): string => streamIdOf(settingStream, name);

/** A setting as it stands. */
export interface SettingState {
  readonly setting: AnySetting;
  readonly value: boolean | number | string;
}
