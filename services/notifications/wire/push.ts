import { flagOf } from '../../platform/http/requests/codes.js';
import type { PushStatus } from '../rows/push-devices.rows.js';
import type { PushResponse } from './push.contract.js';

/** Converts the push status to the wire format. @param publicKey '' while push is not configured */
export const toPushResponse = ({ devices, isOn }: PushStatus, publicKey: string): PushResponse => ({
  state: 200,
  detail: { public_key: publicKey, is_on: flagOf(isOn), devices },
});
