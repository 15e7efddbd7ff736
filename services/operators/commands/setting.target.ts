import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandTarget } from '../../platform/console-api/commands/command-target.js';
import { Settings } from '../../platform/settings.js';
import { GetSettings } from '../rows/settings.query.js';
import { loadSetting, saveSetting } from '../rows/settings.rows.js';
import type { SettingChanged } from '../streams/setting.events.js';
import type { SettingRefusal } from '../streams/setting.refusals.js';
import { type SettingState, settingStreamOf } from '../streams/setting.state.js';
import type { SettingResource } from '../wire/setting.contract.js';
import { toSettingRefusal } from './setting-refusals.messages.js';

type Target = CommandTarget<SettingState, SettingChanged, SettingRefusal, SettingResource>;

/** The target of commands that change a setting. */
@Injectable()
export class SettingTarget {
  constructor(
    private readonly settings: Settings,
    private readonly queries: QueryBus,
  ) {}

  /** Returns the target. @param operatorId the operator shown as the last to change it */
  by(operatorId: string): Target {
    return {
      locksOf: (name) => (this.find(name) ? [settingStreamOf(name)] : []),
      load: async (tx, name) => {
        const setting = this.find(name);
        if (!setting) return null;
        const { value = setting.initial, version = 0 } = (await loadSetting(tx, name)) ?? {};
        return { state: { setting, value }, version };
      },
      keep: ({ tx, context, id: name, loaded }, events) => {
        const { state, version } = loaded!;
        const value = events.at(-1)?.data.value ?? state.value;
        tx.append(context, { streamId: settingStreamOf(name), expectedVersion: version!, partitionKey: name, events });
        saveSetting(tx, { name, value, version: version! + 1, operatorId });
        return { ...state, value };
      },
      auditedOf: ({ value }) => ({ value }),
      refused: toSettingRefusal,
      show: async (name) => (await this.queries.execute(new GetSettings())).find(({ id }) => id === name) ?? null,
      // The other processes poll within half a second.
      committed: () => this.settings.look(),
    };
  }

  private find(name: string) {
    return this.settings.all.find((one) => one.name === name);
  }
}
