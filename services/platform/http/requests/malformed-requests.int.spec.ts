import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Console, signInAs } from '../../../../test/support/console.js';
import { type Person, WholeShop } from '../../../../test/support/whole-shop.js';

let shop: WholeShop;
let person: Person;
let owner: Console;
let faults: jest.SpiedFunction<Logger['error']>;

beforeAll(async () => {
  faults = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  shop = await WholeShop.open();
  person = await shop.person(1000);
  owner = await signInAs(shop, 'owner');
});
afterEach(() => {
  expect(faults).not.toHaveBeenCalled();
  faults.mockClear();
});
afterAll(() => shop?.close());

/** Sends these exact bytes on a new connection. @returns status, head and body of the response */
const send = async (words: string): Promise<{ status: number; head: string; body: string }> => {
  const { port } = shop.app.getHttpServer().address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  client.write(words);
  const response = await text(client);
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
};
const requestTarget = (target: string, method = 'GET') =>
  send(`${method} ${target} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`);

describe('a path', () => {
  it.each(['//[', '//:0', '//a:b@c:99999/', '/[', '///', '/a:b', '//api/user/point', '/..;/', '/\\'])(
    '%s gets the client’s page like any other path',
    async (target) => {
      const { status, head } = await requestTarget(target);
      expect([status, head]).toEqual([200, expect.stringContaining('content-type: text/html')]);
    },
  );

  it.each([
    ['/%', 400],
    ['/%ff', 400],
    ['/api/fair/pack/%', 400],
    ['/api/fair/pack/%e0%a4%a', 400],
    [`/api/fair/pack/${'x'.repeat(300)}`, 404],
    ['/api/fair/pack/%00', 404],
    ['/api/user/pack/all_list/1%00/1', 404],
    ['/admin-api/members/%00', 404],
    ['/%00', 404],
    ['/api/user/pack/buy_result?pack_history_id=%00', 400],
  ])('%s is refused with an envelope of state %i', async (target, state) => {
    const { status, head, body } = await requestTarget(target);
    expect([status, JSON.parse(body)]).toEqual([state, { state }]);
    expect(head).toContain('content-type: application/json; charset=utf-8');
  });
});

describe('a request that is no HTTP', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n'],
    ['a line end in a header', 'GET / HTTP/1.1\r\nhost: shop\r\nx: a\rb\r\n\r\n'],
    ['two lengths', 'POST /api/user/login HTTP/1.1\r\nhost: shop\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx'],
    ['headers that are too long', `GET / HTTP/1.1\r\nhost: shop\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
  ])('%s is refused with an envelope', async (_, bytes) => {
    const { status, body } = await send(bytes);
    expect([status, body]).toEqual([400, '{"state":400}']);
  });
});

describe('the API', () => {
  const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;

  it.each([
    ['user/pack/card', '{"page":{"toString":1}}', 'page'],
    ['user/pack/list', '{"page":{"toString":1}}', 'page'],
    ['user/append', '{"pref_id":{"toString":1}}', 'pref_id'],
    ['user/confirm', '{"referralCode":{"toJSON":1}}', 'referral_code'],
    ['user/history/list', '{"mode":{"toString":1}}', 'mode'],
    ['user/login', '{"mail":"\\ud800","pass":"\\udc00"}', 'mail'],
    ['user/login', deep(5000), 'json'],
    ['user/pack/buy', '{"count":"1","client_seed":"\\u0000"}', 'client_seed'],
    ['address/zipcode', '{"zipcode":["1000001"]}', 'zipcode'],
  ])('refuses at %s the payload %.60s under %s', async (path, payload, field) => {
    await person.browser.get('user/point');
    const { status, body } = await person.browser.postWith(person.browser.pair, path, payload);
    expect([status, body.state, body.errors]).toEqual([
      400,
      400,
      expect.objectContaining({ [field]: [expect.any(String)] }),
    ]);
  });

  it.each([
    ['operators', { mail: '\ud800', name: 'x', role: 'owner', password: 'operator1234', reason: 'x' }, 'mail'],
    ['notices', { title_ja: 'x', content_ja: 'x', version: 1e308 }, 'version'],
    ['notices', { title_ja: 'x', content_ja: 'x', version: { toString: 1 } }, 'version'],
    ['cards', { id: 'x', name: 'x', name_en: 'x', rarity: 0, buy_point: 1e308 }, 'buy_point'],
    ['session', { mail: { toString: 1 }, password: 'x' }, 'mail'],
  ])('refuses an unstorable payload at the operators’ %s under its field', async (path, payload, field) => {
    const { status, body } = await owner.post(path, payload);
    expect([status, body.errors]).toEqual([400, expect.objectContaining({ [field]: [expect.any(String)] })]);
  });
});
