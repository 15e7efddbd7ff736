import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, HttpCode, Module, Post } from '@nestjs/common';
import { Browser } from '../../../test/support/browser.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { operatorsPart } from '../../operators/operators.module.js';
import { ForVisitors } from './access.js';
import { BodyLimit } from './body.js';
import type { Envelope } from './envelope.js';
import { Write, type WriteRequest } from './visit.js';

const KB = 1024;
const SESSION = '/admin-api/session';

let shop: TestShop;
let url: string;
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
  shop = await openShop([{ name: 'bags', module: BagModule }, operatorsPart], { rateLimits: true });
  url = await shop.app.getUrl();
});
beforeEach(() => {
  taken = 0;
});
afterAll(() => shop?.close());

const withKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0]));

/** A visitor's browser with the pair that its first write needs. */
const visitor = async (language: string): Promise<Browser> => {
  const visiting = new Browser(shop, { 'accept-language': language });
  const refused = await visiting.postWith(null, 'bag/small', {});
  expect(refused.status).toBe(403);
  return visiting;
};

describe('a body that is larger than its route takes', () => {
  it.each([
    ['bag/small', 16 * KB, 'ja', '送信内容が大きすぎます。内容を減らして、もう一度お試しください。'],
    ['bag/small', 900 * KB, 'en', 'The request is too large. Send less and try again.'],
    ['bag/small', 20_000 * KB, 'en', 'The request is too large. Send less and try again.'],
    ['bag/large', 100 * KB, 'en', 'The request is too large. Send less and try again.'],
  ])('is refused by %s at %d bytes, in words, and changes nothing', async (path, bytes, language, words) => {
    browser = await visitor(language);
    const refused = await browser.post(path, { text: 'x'.repeat(bytes) });
    expect([refused.status, refused.body.state, refused.body.errors]).toEqual([400, 400, { json: [words] }]);
    expect(taken).toBe(0);
    expect((await browser.postWith(refused.body.csrf, path, {})).status).toBe(200);
  });

  it('is taken where its route says so', async () => {
    browser = await visitor('en');
    expect((await browser.post('bag/large', { text: 'x'.repeat(90 * KB) })).status).toBe(200);
  });
});

describe('a body of very many fields', () => {
  it('is refused above 200 of them, in words', async () => {
    browser = await visitor('en');
    expect((await browser.post('bag/small', withKeys(200))).body.fields).toBe(200);
    const refused = await browser.post('bag/large', withKeys(201));
    expect([refused.status, refused.body.errors.json]).toEqual([400, [expect.stringContaining('too many fields')]]);
    expect(taken).toBe(1);
  });

  it('is refused where operators sign in, before anybody looks into it', async () => {
    const answer = await fetch(url + SESSION, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', 'x-forwarded-for': '192.0.2.9' },
      body: JSON.stringify({ mail: 'owner@example.com', password: 'x', ...withKeys(140_000) }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: { json: [expect.stringContaining('too large')] } });
  });
});

describe('a sign-in', () => {
  const from = async (address: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return (await fetch(url + SESSION, { method: 'POST', headers, body: '{"mail":' })).status;
  };

  it('counts for its address before it is read, and an IPv6 address with all of its network', async () => {
    for (let i = 0; i < 30; i++) expect(await from(`2001:db8:1:2::${i}`)).toBe(400);
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(400);
  });
});
