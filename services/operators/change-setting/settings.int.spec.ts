import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { defineChoiceSetting, defineWholeSetting } from '../../kernel/setting.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { ForMembers, ForVisitors } from '../../platform/http/access/access.js';
import { Settings } from '../../platform/settings.js';
import { operatorsPart } from '../index.js';

const reason = 'because';
const threshold = defineWholeSetting('threshold', 1000, 0, 5000);
const life = defineChoiceSetting('life', 'new', ['new', 'old']);

@Controller('user')
class UserController {
  @Get('anything')
  @ForVisitors()
  anything(): object {
    return { state: 200 };
  }

  @Get('own')
  @ForMembers()
  own(): object {
    return { state: 200 };
  }
}

@Module({ controllers: [UserController] })
class UserModule {}

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await openShop([operatorsPart, { name: 'users', module: UserModule, settings: [threshold, life] }]);
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());

const change = (name: string, value: unknown, fields: object = {}) =>
  consoles.owner.post(`settings/${name}/change`, { value, reason, ...fields });
const maintain = (on: unknown, by = consoles.owner, fields: object = { reason }) =>
  by.post('settings/maintenance/maintenance', { on, ...fields });
const member = async () => {
  const { statusCode, payload } = await shop.app.inject({ method: 'GET', url: '/api/user/anything' });
  return [statusCode, JSON.parse(payload).state];
};

describe('the settings', () => {
  it('lists settings with their valid values', async () => {
    const { headers, body } = await consoles.owner.get('settings');
    expect(headers['content-range']).toBe('settings 0-10/11');
    expect(body.map(({ id }: { id: string }) => id)).toEqual([
      'daily-grants',
      'daily-receipts',
      'daily-refunds',
      'four-eyes-bonus',
      'four-eyes-points',
      'four-eyes-return',
      'four-eyes-yen',
      'life',
      'maintenance',
      'otp-of-all',
      'threshold',
    ]);
    expect(body[7]).toMatchObject({ kind: 'choice', value: 'new', choices: ['new', 'old'], version: 0 });
    expect((await consoles.owner.get('settings/threshold')).body).toEqual({
      id: 'threshold',
      kind: 'whole',
      value: 1000,
      initial: 1000,
      least: 0,
      most: 5000,
      choices: null,
      version: 0,
      changed_at: null,
      changed_by: null,
    });
    expect((await consoles.owner.get('settings/nothing')).status).toBe(404);
  });

  it('applies a change at once, and records it in the event log and the audit trail', async () => {
    const settings = shop.app.get(Settings);
    expect(settings.get(threshold)).toBe(1000);
    const { status, body } = await change('threshold', 500, { version: 0 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      value: 500,
      version: 1,
      changed_by: 'Owner',
      changed_at: '2026-01-15T12:00:00.000+09:00',
    });
    expect(settings.get(threshold)).toBe(500);
    const { rows } = await shop.pool.query("select type, data from store.events where stream_id = 'setting-threshold'");
    expect(rows).toEqual([{ type: 'SettingChanged', data: { name: 'threshold', before: 1000, value: 500 } }]);
    const entries = await consoles.owner.get('audit-trail?filter={"subject":"settings/threshold"}');
    expect(entries.body).toMatchObject([{ command: 'change', reason, outcome: 'done', operator_name: 'Owner' }]);
  });

  it('propagates a change to other processes', async () => {
    await shop.pool.query(`insert into http.settings (name, value) values ('life', '"old"')`);
    const settings = shop.app.get(Settings);
    await waitUntil('the word is read', () => settings.get(life) === 'old');
    await shop.pool.query(`update http.settings set value = '"nonsense"' where name = 'life'`);
    await waitUntil('the nonsense is read', () => settings.get(life) === 'new');
  });

  it.each<[string, string, unknown, object, string, number?]>([
    ['no reason', 'threshold', 700, { reason: '' }, 'reason'],
    ['a value out of bounds', 'threshold', 5001, {}, 'value'],
    ['a text instead of a number', 'threshold', '700', {}, 'value'],
    ['no value', 'threshold', undefined, {}, 'value'],
    ['an unknown word', 'life', 'never', {}, 'value'],
    ['what it is already', 'maintenance', false, {}, 'value'],
    ['an old version', 'threshold', 700, { version: 0 }, 'version', 409],
  ])('refuses %s', async (_, name, value, fields, field, state = 400) => {
    const { status, body } = await change(name, value, fields);
    expect([status, Object.keys(body.errors)]).toEqual([state, [field]]);
  });

  it('allows changes by owners alone', async () => {
    for (const who of ['support', 'finance'] as const) {
      expect((await consoles[who].get('settings')).status).toBe(403);
      expect((await maintain(true, consoles[who])).status).toBe(403);
    }
    expect((await change('nothing', 1)).status).toBe(404);
  });
});

describe('maintenance', () => {
  it('answers members with 9999, and keeps operators signed in', async () => {
    expect((await maintain(true)).body).toMatchObject({ id: 'maintenance', value: true });
    expect(await member()).toEqual([503, 9999]);
    expect((await consoles.support.get('session')).status).toBe(200);
    expect((await maintain(false)).status).toBe(200);
    expect(await member()).toEqual([200, 200]);
  });

  it('requires a reason and a boolean', async () => {
    expect((await maintain(true, consoles.owner, {})).body.errors).toHaveProperty('reason');
    expect((await maintain('yes')).body.errors).toHaveProperty('on');
    expect((await consoles.owner.post('settings/threshold/maintenance', { on: true, reason })).status).toBe(404);
    expect(await member()).toEqual([200, 200]);
  });
});
