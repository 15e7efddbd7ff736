import type { Worth } from '../../platform/console-api/commands/worth.js';
import {
  dailyGrants,
  dailyReceipts,
  dailyRefunds,
  fourEyesBonus,
  fourEyesPoints,
  fourEyesReturn,
  fourEyesYen,
} from '../operator-settings.js';
import type { SettingState } from '../streams/setting.state.js';

const UNIT_OF_LIMIT: ReadonlyMap<string, Worth['unit']> = new Map([
  [fourEyesPoints.name, 'points'],
  [dailyGrants.name, 'points'],
  [fourEyesYen.name, 'yen'],
  [dailyRefunds.name, 'yen'],
  [dailyReceipts.name, 'yen'],
  [fourEyesReturn.name, 'percent'],
  [fourEyesBonus.name, 'percent'],
]);

/** Returns the raised limit as the worth of a change; null if the change raises no limit. */
export const computeWorthOfRaise = ({ setting, value: before }: SettingState, value: unknown): Worth | null => {
  const unit = UNIT_OF_LIMIT.get(setting.name);
  return unit !== undefined && Number(value) > Number(before) ? { value: Number(value), unit } : null;
};
