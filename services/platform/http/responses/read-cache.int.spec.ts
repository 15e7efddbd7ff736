import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { Browser } from '../../../../test/support/browser.js';
import { openShop, type TestShop } from '../../../../test/support/shop.js';
import { newId } from '../../../kernel/ids.js';
import { EventStore } from '../../store/event-store.js';
import { ForVisitors, Open } from '../access/access.js';
import { Sessions } from '../access/sessions.js';
import { CurrentContext, type RequestContext, SESSION_COOKIE } from '../requests/request-context.js';
import type { Bytes } from './envelope.js';

let shop: TestShop;
let built = 0;
let memberId: string;
let member: Browser;

const bytesOf = (reader: string | null): Bytes => {
  built += 1;
  return { state: 200, body: Buffer.from(JSON.stringify({ state: 200, built, reader })) };
};

@Controller('user/mirror')
class MirrorController {
  @Get('visitors')
  @ForVisitors()
  forVisitors(@CurrentContext() context: RequestContext): Bytes {
    return bytesOf(context.memberId);
  }

  @Get('open')
  @Open()
  forAll(): Bytes {
    return bytesOf('anybody');
  }
}

@Module({ controllers: [MirrorController] })
class MirrorModule {}

beforeAll(async () => {
  shop = await openShop([{ name: 'mirrors', module: MirrorModule }]);
  memberId = newId(shop.clock.now());
  const sessions = shop.app.get(Sessions);
  const token = sessions.newToken();
  await shop.app.get(EventStore).transact([], async (tx) => sessions.open(tx, token, memberId, false));
  member = Object.assign(new Browser(shop), { cookie: `${SESSION_COOKIE}=${token}` });
});
beforeEach(() => {
  built = 0;
  shop.clock.pass(1000);
});
afterAll(() => shop.close());

const visitorGets = async (path: string) => (await new Browser(shop).get(path)).body;

describe('ReadCache', () => {
  it('does not send a member’s response to anybody else', async () => {
    expect((await member.get('user/mirror/visitors')).body).toEqual({ state: 200, built: 1, reader: memberId });
    expect(await visitorGets('user/mirror/visitors')).toEqual({ state: 200, built: 2, reader: null });
  });

  it('sends a visitor’s response to the next visitor but to no member', async () => {
    for (let n = 0; n < 2; n += 1)
      expect(await visitorGets('user/mirror/visitors')).toEqual({ state: 200, built: 1, reader: null });
    expect((await member.get('user/mirror/visitors')).body).toEqual({ state: 200, built: 2, reader: memberId });
  });

  it('sends a response of an open route to everybody for a tenth of a second', async () => {
    expect(await visitorGets('user/mirror/open')).toMatchObject({ built: 1 });
    expect((await member.get('user/mirror/open')).body).toMatchObject({ built: 1 });
    shop.clock.pass(100);
    expect(await visitorGets('user/mirror/open')).toMatchObject({ built: 2 });
  });
});
