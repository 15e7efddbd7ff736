import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnySetting } from '../../kernel/setting.js';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Settings } from '../../platform/settings.js';
import type { SettingResource } from '../wire/setting.contract.js';

interface Row {
  readonly name: string;
  readonly value: SettingResource['value'];
  readonly version: number;
  readonly changed_at: Date | null;
  readonly changed_by: string | null;
}

const LOAD = `select s.name, s.value, s.version, s.changed_at, o.name as changed_by
  from http.settings s left join operators.operators o on o.id = s.changed_by`;

const resourceOf = (setting: AnySetting, row: Row | undefined): SettingResource => ({
  id: setting.name,
  kind: setting.kind,
  value: setting.accepts(row?.value) ? row!.value : setting.initial,
  initial: setting.initial,
  least: setting.kind === 'whole' ? setting.least : null,
  most: setting.kind === 'whole' || setting.kind === 'text' ? setting.most : null,
  choices: setting.kind === 'choice' ? setting.choices : null,
  version: row?.version ?? 0,
  changed_at: row?.changed_at ? toTokyoIso(row.changed_at) : null,
  changed_by: row?.changed_by ?? null,
});

/** Lists all settings by name. */
export class GetSettings extends Query<readonly SettingResource[]> {}

@QueryHandler(GetSettings)
export class GetSettingsHandler implements IQueryHandler<GetSettings> {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  async execute(): Promise<readonly SettingResource[]> {
    const { rows } = await this.database.pool.query<Row>(LOAD);
    const all = this.settings.all.map((setting) =>
      resourceOf(
        setting,
        rows.find(({ name }) => name === setting.name),
      ),
    );
    return all.sort((a, b) => a.id.localeCompare(b.id));
  }
}
