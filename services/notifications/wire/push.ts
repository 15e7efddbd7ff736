import { flagOf } from '../../platform/http/requests/codes.js';
import type { PushStatus } from '../rows/push-devices.rows.js';
import type { PushResponse } from './push.contract.js';

/** How it stands, as the wire has it. @param publicKey '' while the shop does not offer it */
export const toPushResponse = ({ devices, isOn }: PushStatus, publicKey: string): PushResponse => ({
  state: 200,
  detail: { public_key: publicKey, is_on: flagOf(isOn), devices },
});
