import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { type AnySetting, defineFlagSetting, type Setting } from '../kernel/setting.js';

const POLL_MS = 500;

/** Closes the shop to members, while operators can still log in. */
export const maintenanceSetting = defineFlagSetting('maintenance', false);

/** The settings of owners. Every process adopts a change within half a second. */
@Injectable()
export class Settings implements OnModuleInit, OnApplicationShutdown {
  /** All declared settings. */
  readonly all: readonly AnySetting[];
  private values = new Map<string, unknown>();
  private looks = 0;
  /** The number of the query from which the values come. */
  private latest = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pool,
    ofTheParts: readonly AnySetting[],
  ) {
    this.all = [maintenanceSetting, ...ofTheParts];
  }

  /** Returns the current value. An invalid stored value counts as not set. */
  get<Value>({ name, initial, accepts }: Setting<Value>): Value {
    const value = this.values.get(name);
    return accepts(value) ? value : initial;
  }

  /** Reads the settings. The result of an earlier query never replaces that of a later one. */
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
        // An error is expected if the query was running when the process began to stop.
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
