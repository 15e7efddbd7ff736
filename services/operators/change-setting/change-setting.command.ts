import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { Settings } from '../../platform/settings.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { recordAct } from '../audit-trail.js';
import { type Operator, operatorActor } from '../operator.js';
import { settingStreamOf } from '../streams/setting.state.js';
import { decideChangeSetting, type SettingRefusal, type SettingState } from './change-setting.decide.js';

/** An owner changes a setting. @returns why not; null when it is done */
export class ChangeSetting extends Command<SettingRefusal | null> {
  constructor(
    readonly name: string,
    readonly value: unknown,
    readonly by: Operator,
    readonly why: { readonly reason: string; readonly version?: number },
    /** As the operators' API names the command. */
    readonly command: string,
  ) {
    super();
  }
}

const LOAD = 'select value, version from http.settings where name = $1';
const SAVE = `insert into http.settings (name, value, version, changed_at, changed_by) values ($1, $2::jsonb, $3, $4, $5)
  on conflict (name) do update set value = excluded.value, version = excluded.version, changed_at = excluded.changed_at,
    changed_by = excluded.changed_by`;

@CommandHandler(ChangeSetting)
export class ChangeSettingHandler implements ICommandHandler<ChangeSetting> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async execute({ name, value, by, why, command }: ChangeSetting): Promise<SettingRefusal | null> {
    const { operatorId } = by;
    const streamId = settingStreamOf(name);
    const refused = await this.store.transact([streamId], async (tx) => {
      const state = await this.load(tx, name);
      const { events, refusal } = decideChangeSetting(state, value, why.version);
      const act = { operatorId, resource: 'settings', id: name, command, reason: why.reason };
      const changes = { value: [state?.value, value] } as const;
      if (state) recordAct(tx, { ...act, outcome: refusal?.code ?? 'done', changes });
      if (refusal) return refusal;
      const { version } = state!;
      tx.append(
        { commandId: newId(this.clock.now()), actor: operatorActor(by) },
        { streamId, expectedVersion: version, partitionKey: name, events },
      );
      tx.write('operators-save-setting', SAVE, [name, JSON.stringify(value), version + 1, tx.now, operatorId]);
      return null;
    });
    // The other processes look by themselves within half a second.
    if (!refused) await this.settings.look();
    return refused;
  }

  private async load(tx: StoreTransaction, name: string): Promise<SettingState | undefined> {
    const setting = this.settings.all.find((one) => one.name === name);
    if (!setting) return undefined;
    const [row] = await tx.read<Omit<SettingState, 'setting'>>('operators-load-setting', LOAD, [name]);
    return { setting, value: row?.value ?? setting.initial, version: row?.version ?? 0 };
  }
}
