import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, HttpCode, Module, Post } from '@nestjs/common';
import { Browser } from '../../../../test/support/browser.js';
import { openShop, type TestShop } from '../../../../test/support/shop.js';
import { ForVisitors } from '../access/access.js';
import type { Envelope } from '../responses/envelope.js';
import { BodyLimit } from './body.js';
import { Write, type WriteRequest } from './request-context.js';

const KB = 1024;

let shop: TestShop;
let taken: number;
let browser: Browser;

@Controller('bag')
class BagController {
  @Post('small')
  @HttpCode(200)
  @ForVisitors()
  small(@Write() write: WriteRequest): Envelope {
    const fields = Object.keys(write.payload).length;
    taken += 1;
    return { state: 200, fields };
  }

  @Post('large')
  @HttpCode(200)
  @BodyLimit(100 * KB)
  @ForVisitors()
  large(@Write() write: WriteRequest): Envelope {
    return this.small(write);
  }
}

@Module({ controllers: [BagController] })
class BagModule {}

beforeAll(async () => {
  shop = await openShop([{ name: 'bags', module: BagModule }]);
});
beforeEach(() => {
  taken = 0;
});
afterAll(() => shop?.close());

const withKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0]));

/** Opens a visitor's browser with the CSRF token for its first write. */
const visitor = async (language: string): Promise<Browser> => {
  const visiting = new Browser(shop, { 'accept-language': language });
  const refused = await visiting.postWith(null, 'bag/small', {});
  expect(refused.status).toBe(403);
  return visiting;
};

describe('a body above its route’s limit', () => {
  it.each([
    ['bag/small', 16 * KB, 'ja', '送信内容が大きすぎます。内容を減らして、もう一度お試しください。'],
    ['bag/small', 900 * KB, 'en', 'The request is too large. Send less and try again.'],
    ['bag/small', 20_000 * KB, 'en', 'The request is too large. Send less and try again.'],
    ['bag/large', 100 * KB, 'en', 'The request is too large. Send less and try again.'],
  ])('gets a message from %s at %d bytes and changes nothing', async (path, bytes, language, words) => {
    browser = await visitor(language);
    const refused = await browser.post(path, { text: 'x'.repeat(bytes) });
    expect([refused.status, refused.body.state, refused.body.errors]).toEqual([400, 400, { json: [words] }]);
    expect(taken).toBe(0);
    expect((await browser.postWith(refused.body.csrf, path, {})).status).toBe(200);
  });

  it('passes on a route with a higher limit', async () => {
    browser = await visitor('en');
    expect((await browser.post('bag/large', { text: 'x'.repeat(90 * KB) })).status).toBe(200);
  });
});

describe('a body of very many fields', () => {
  it('gets a message above 200 fields', async () => {
    browser = await visitor('en');
    expect((await browser.post('bag/small', withKeys(200))).body.fields).toBe(200);
    const refused = await browser.post('bag/large', withKeys(201));
    expect([refused.status, refused.body.errors.json]).toEqual([400, [expect.stringContaining('too many fields')]]);
    expect(taken).toBe(1);
  });
});
