import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, Controller, Module, Param, Post } from '@nestjs/common';
import { type Console, consolesOf } from '../../test/support/console.js';
import { openShop, type TestShop } from '../../test/support/shop.js';
import { fieldError, INVALID, RefusedError } from '../platform/http/envelope.js';
import { ForOperators, operatorsPart, type Role } from './index.js';

let given = 0;
let hold: Promise<void> | undefined;

@Controller('admin-api/sweets')
class SweetsController {
  @Post(':id/give')
  @ForOperators('owner', 'support')
  async give(@Param('id') id: string, @Body() body: string): Promise<object> {
    const { bad, broken } = JSON.parse(body);
    if (bad) throw new RefusedError(400, fieldError('bad', INVALID));
    given += 1;
    await hold;
    if (broken) throw new Error('after it was done');
    return { id, given };
  }
}

@Module({ controllers: [SweetsController] })
class SweetsModule {}

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let keys = 0;

beforeAll(async () => {
  shop = await openShop([operatorsPart, { name: 'sweets', module: SweetsModule }]);
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());
beforeEach(() => {
  keys += 1;
  given = 0;
  hold = undefined;
});

const give = async (body: object = {}, { key = `an-order-${keys}`, to = '1', by = consoles.owner } = {}) => {
  const answer = await by.send('POST', `sweets/${to}/give`, body, key ? { 'idempotency-key': key } : {});
  return { status: answer.status, body: answer.body };
};

describe('an order under a key', () => {
  it('is carried out once, and answered the same however often it is sent', async () => {
    const first = await give({ sweets: 3 });
    expect(first).toEqual({ status: 200, body: { id: '1', given: 1 } });
    expect(await give({ sweets: 3 })).toEqual(first);
    expect(given).toBe(1);
  });

  it('is carried out once when it is sent twice at once; the second is told that it may have been', async () => {
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const both = [give(), give()];
    expect(await Promise.race(both)).toMatchObject({ body: { errors: { idempotency_key: [expect.any(String)] } } });
    release();
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(given).toBe(1);
  });

  it('is another under another key, by another operator, or under none', async () => {
    await give();
    await give({}, { key: `another-${keys}` });
    await give({}, { by: consoles.support });
    await give({}, { key: '' });
    await give({}, { key: '' });
    expect(given).toBe(5);
  });

  it('is refused when the key stands for something else', async () => {
    await give({ sweets: 3 });
    for (const other of [give({ sweets: 4 }), give({ sweets: 3 }, { to: '2' })])
      expect(await other).toMatchObject({ status: 400, body: { errors: { idempotency_key: [expect.any(String)] } } });
    expect(given).toBe(1);
  });

  it('can be mended and sent again when it was refused', async () => {
    expect(await give({ bad: true })).toMatchObject({ status: 400, body: { errors: { bad: expect.anything() } } });
    expect((await give({ bad: false })).status).toBe(200);
  });

  it('is not begun anew when nobody can tell how it ended', async () => {
    expect((await give({ broken: true })).status).toBe(500);
    expect(await give({ broken: true })).toMatchObject({
      status: 400,
      body: {
        errors: { idempotency_key: ['この操作はすでに受け付けています。画面を更新して、結果をお確かめください。'] },
      },
    });
    expect(given).toBe(1);
  });

  it.each(['short', 'x'.repeat(65), 'with spaces', "quote'quote"])('takes no key like %s', async (key) => {
    expect(await give({}, { key })).toMatchObject({
      status: 400,
      body: { errors: { idempotency_key: ['不正な値です。'] } },
    });
    expect(given).toBe(0);
  });
});
