import { Injectable } from '@nestjs/common';
import { maintenanceSetting, type Settings } from '../../settings.js';

/** Reports whether the shop is closed for maintenance. */
@Injectable()
export class Maintenance {
  constructor(private readonly settings: Settings) {}

  get on(): boolean {
    return this.settings.get(maintenanceSetting);
  }
}
