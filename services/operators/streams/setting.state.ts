import type { AnySetting } from '../../kernel/setting.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type SettingChanged, settingEvents } from './setting.events.js';

/** The last value that an owner set; undefined if the setting has its default. */
type SettingValue = SettingChanged['data']['value'] | undefined;

/** The stream of a setting, by its name. */
export const settingStream: Stream<SettingValue, SettingChanged> = {
  prefix: 'setting',
  events: settingEvents,
  initial: () => undefined,
  evolve: (_, event) => event.data.value,
};

export const settingStreamOf = (name: string): string => streamIdOf(settingStream, name);

/** A setting with its present value. */
export interface SettingState {
  readonly setting: AnySetting;
  readonly value: boolean | number | string;
}
