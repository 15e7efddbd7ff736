import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { type AnySetting, defineFlagSetting, type Setting } from '../kernel/setting.js';

const POLL_MS = 500;

/** Members are told that the shop is closed; operators stay in. */
export const maintenanceSetting = defineFlagSetting('maintenance', false);

/** What owners have set; every process follows within half a second. */
@Injectable()
export class Settings implements OnModuleInit, OnApplicationShutdown {
  /** All that there are. */
  readonly all: readonly AnySetting[];
  private values = new Map<string, unknown>();
  private looks = 0;
  /** The look that the values are from. */
  private latest = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pool,
    ofTheParts: readonly AnySetting[],
  ) {
    this.all = [maintenanceSetting, ...ofTheParts];
  }

  /** The value as it is now; what cannot be one of this setting counts as never set. */
  get<Value>({ name, initial, accepts }: Setting<Value>): Value {
    const value = this.values.get(name);
    return accepts(value) ? value : initial;
  }

  /** Reads them now. What an earlier look has seen never takes the place of what a later one has. */
  async look(): Promise<void> {
    this.looks += 1;
    const look = this.looks;
    const { rows } = await this.pool.query<{ name: string; value: unknown }>('select name, value from http.settings');
    if (look < this.latest) return;
    this.latest = look;
    this.values = new Map(rows.map(({ name, value }) => [name, value]));
  }

  async onModuleInit(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => {
      this.look().catch((error) => {
        // A look that was under way when the process began to end is nobody's fault.
        if (this.timer) new Logger(Settings.name).error(error);
      });
    }, POLL_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
