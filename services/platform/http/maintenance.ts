import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';

const POLL_MS = 500;

/** Whether the shop is closed for maintenance; every process follows the one setting within half a second. */
@Injectable()
export class Maintenance implements OnModuleInit, OnApplicationShutdown {
  on = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pool: Pool) {}

  async onModuleInit(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => {
      this.look().catch((error) => {
        // A look that was under way when the process began to end is nobody's fault.
        if (this.timer) new Logger(Maintenance.name).error(error);
      });
    }, POLL_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async look(): Promise<void> {
    const { rows } = await this.pool.query<{ value: boolean }>(
      "select value from http.settings where name = 'maintenance'",
    );
    this.on = rows[0]?.value === true;
  }
}
