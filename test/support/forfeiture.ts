import { type Console, signInAs } from './console.js';
import type { TestShop } from './shop.js';

const reason = 'test';

const must = async (console: Console, path: string, body: object = {}) => {
  const reply = await console.post(path, { reason, ...body });
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body;
};

/**
 * Opens a case of a member and has an owner approve the forfeiture.
 *
 * @returns the support operator's request, which now succeeds once and then needs another approval
 */
export const approveForfeiture = async (shop: Pick<TestShop, 'app'>, memberId: string, duplicateOf = '') => {
  const support = await signInAs(shop, 'support');
  const owner = await signInAs(shop, 'owner');
  const [open] = (await support.get(`abuse-cases?filter={"member_id":"${memberId}","state":"open"}`)).body;
  const { id: case_id } = open ?? (await must(support, `members/${memberId}/open-case`));
  const forfeit = () =>
    support.post(`members/${memberId}/forfeit`, { reason, reason_code: 'fraud', case_id, duplicate_of: duplicateOf });
  const firstResponse = await forfeit();
  const approval = /依頼番号(\d+)/.exec(firstResponse.body.errors?.approval?.[0] ?? '')?.[1];
  if (approval === undefined)
    throw new Error(`no approval was requested: ${firstResponse.status} ${JSON.stringify(firstResponse.body)}`);
  await must(owner, `approvals/${approval}/approve`);
  return forfeit;
};
