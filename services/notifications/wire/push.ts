import { flagOf } from '../../platform/http/codes.js';
import type { PushStanding } from '../rows/push-devices.rows.js';
import type { PushAnswer } from './push.contract.js';

/** How it stands, as the wire has it. @param publicKey '' while the shop does not offer it */
export const pushAnswer = ({ devices, isOn }: PushStanding, publicKey: string): PushAnswer => ({
  state: 200,
  detail: { public_key: publicKey, is_on: flagOf(isOn), devices },
});
