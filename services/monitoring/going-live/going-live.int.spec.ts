import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { defineFlagSetting } from '../../kernel/setting.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import type { Part } from '../../platform/part.js';
import { monitoringPart } from '../index.js';

@Module({})
class DoorsModule {}

const lightOn = defineFlagSetting('light-on', false);
/** A module with one readiness check, which the shop knows by its declaration only. */
const doorPart: Part = {
  name: 'doors',
  module: DoorsModule,
  settings: [lightOn],
  readiness: [{ name: 'light', isReady: ({ settings }) => settings.get(lightOn) }],
};

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  const real = { demo: false, sandbox: false, production: true, rateLimits: true, smtpUrl: 'smtp://mail.example' };
  shop = await openShop([operatorsPart, monitoringPart, doorPart], { ...real, publicUrl: 'https://shop.example' });
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());

const missing = async (): Promise<string[]> =>
  (await consoles.owner.get('going-live?range=[0,99]&filter={"state":"missing"}')).body.map(
    ({ id }: { id: string }) => id,
  );

describe('the checks before going live', () => {
  it('list the missing checks of every module first', async () => {
    const { body } = await consoles.owner.get('going-live?range=[0,99]');
    const states = body.map(({ state }: { state: string }) => state);
    expect(states).toEqual([...states].sort());
    expect(await missing()).toEqual([
      'no-demo-operators',
      'owners-otp',
      'two-owners',
      'text-messages',
      'push-messages',
      'payment-methods',
      'log-signer',
      'light',
    ]);
  });

  it('pass as soon as the cause is fixed', async () => {
    await consoles.owner.post('settings/light-on/change', { value: true, reason: 'going live' });
    await waitUntil('the light is on', async () => !(await missing()).includes('light'));
    await shop.pool.query(`update operators.operators set mail = mail || '.real', otp_secret = '\\x00'`);
    await shop.pool.query(
      `insert into operators.operators (id, mail, name, role, password_hash, created_at, otp_secret)
       values (gen_random_uuid(), 'second@shop.example', 'Second', 'owner', '', now(), '\\x00')`,
    );
    expect(await missing()).toEqual(['text-messages', 'push-messages', 'payment-methods', 'log-signer']);
  });

  it('refuse every role but the owner', async () => {
    for (const role of ['support', 'finance'] as const)
      expect([role, (await consoles[role].get('going-live')).status]).toEqual([role, 403]);
  });
});
