import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, HttpCode, Module, Post } from '@nestjs/common';
import { Browser } from '../../../../test/support/browser.js';
import { openShop, type TestShop } from '../../../../test/support/shop.js';
import { BusyError } from '../../concurrency/batcher.js';
import { EventStore } from '../../store/event-store.js';
import type { CommandResponse } from '../../store/response.js';
import { ForMembers, ForVisitors } from '../access/access.js';
import { CsrfTokens } from '../access/csrf-token.js';
import { CurrentContext, type RequestContext, Write, type WriteRequest } from '../requests/request-context.js';
import { buildFieldError, type Envelope, RefusedError } from './envelope.js';
import { ReadByPost } from './read-by-post.js';

const VISITOR = { is_login: '0', rank: '', rank_icon: '', point: 0, coin: 0, last_name: '', first_name: '' };
const NO_BELL = { ja: '鐘がありません。', en: 'There is no bell.' };

let rung = 0;
let shop: TestShop;
let browser: Browser;

/** Writes without a command, whose responses the interceptor stores. */
@Controller('user')
class BellController {
  constructor(
    private readonly csrfTokens: CsrfTokens,
    private readonly store: EventStore,
  ) {}

  @Get('point')
  @ForVisitors()
  point(@CurrentContext() context: RequestContext): Envelope {
    return { state: 200, csrf: this.csrfTokens.issue(context.sessionId), detail: VISITOR };
  }

  @Post(['ring', 'ring/again'])
  @HttpCode(200)
  @ForVisitors()
  ring(@Write() write: WriteRequest): Envelope {
    rung += 1;
    return { state: 200, rung, said: write.payload.say ?? null };
  }

  @Post('look')
  @HttpCode(200)
  @ReadByPost()
  @ForVisitors()
  look(@Write() write: WriteRequest): Envelope {
    if (write.payload.wrong) throw new RefusedError(400, buildFieldError('bell', NO_BELL));
    return { state: 200, rung };
  }

  @Post('refuse')
  @ForVisitors()
  refuse(): Envelope {
    rung += 1;
    throw new RefusedError(400, buildFieldError('bell', NO_BELL));
  }

  /** A command, which stores its response itself. */
  @Post('decide')
  @HttpCode(200)
  @ForVisitors()
  decide(@Write() write: WriteRequest): Promise<CommandResponse> {
    const key = write.idempotencyKey((isRefused: boolean) =>
      isRefused ? { state: 400, errors: buildFieldError('bell', NO_BELL) } : { state: 200 },
    );
    return this.store.once(key, [], async () => {
      rung += 1;
      return write.payload.refused === 1;
    });
  }

  @Post('nothing-left')
  @ForVisitors()
  nothingLeft(): Envelope {
    return { state: 204, result: '-1' };
  }

  @Post('fail-once')
  @HttpCode(200)
  @ForVisitors()
  failOnce(@Write() write: WriteRequest): Envelope {
    rung += 1;
    if (rung === 1) throw write.payload.busy ? new BusyError() : new Error('a crack in the bell');
    return { state: 200, rung };
  }

  @Get('locked')
  @ForMembers()
  locked(): Envelope {
    return { state: 200 };
  }
}

@Module({ controllers: [BellController] })
class BellModule {}

beforeAll(async () => {
  shop = await openShop([{ name: 'bells', module: BellModule }]);
});
beforeEach(() => {
  rung = 0;
  browser = new Browser(shop);
});
afterAll(() => shop.close());

/** Opens a browser with the same cookie and another language. */
const openTwin = (language: string) =>
  Object.assign(new Browser(shop, { 'accept-language': language }), { cookie: browser.cookie });

describe('a write without a command', () => {
  it('gets the same bytes when it is repeated, also concurrently', async () => {
    const token = await browser.freshPair();
    const first = await browser.postWith(token, 'user/ring', { say: 'ding' });
    expect([first.status, first.body]).toEqual([200, { state: 200, rung: 1, said: 'ding', csrf: expect.anything() }]);
    const again = await Promise.all(
      Array.from({ length: 10 }, () => browser.twin().postWith(token, 'user/ring', { say: 'ding' })),
    );
    expect(new Set([first, ...again].map((reply) => reply.text)).size).toBe(1);
  });

  it('gets one response when it is sent ten times concurrently', async () => {
    const token = await browser.freshPair();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => browser.twin().postWith(token, 'user/ring', {})),
    );
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies[0]!.status).toBe(200);
  });

  it.each([
    ['another payload', 'user/ring', { say: 'dong' }],
    ['the payload in another spelling', 'user/ring', '{ "say": "ding" }'],
    ['no payload', 'user/ring', null],
    ['another path', 'user/ring/again', { say: 'ding' }],
  ])('gets 403 and a valid new token when its token is reused with %s', async (_, path, payload) => {
    const token = await browser.freshPair();
    const first = await browser.postWith(token, 'user/ring', { say: 'ding' });
    const reused = await browser.postWith(token, path, payload);
    expect([reused.status, reused.body.state, reused.body.rung]).toEqual([403, 403, undefined]);
    expect((await browser.postWith(reused.body.csrf, 'user/ring', {})).status).toBe(200);
    expect((await browser.postWith(token, 'user/ring', { say: 'ding' })).text).toBe(first.text);
  });

  it('gets the same stored refusal when it is repeated', async () => {
    const token = await browser.freshPair();
    const refused = await browser.postWith(token, 'user/refuse', {});
    expect([refused.status, refused.body.state, refused.body.errors]).toEqual([400, 400, { bell: [NO_BELL.ja] }]);
    expect((await browser.postWith(token, 'user/refuse', {})).text).toBe(refused.text);
    expect((await browser.postWith(token, 'user/ring', {})).status).toBe(403);
  });

  it.each([
    [500, {}, undefined],
    [429, { busy: true }, '1'],
  ])('may be retried with its token after %i', async (status, payload, retryAfter) => {
    const token = await browser.freshPair();
    const failed = await browser.postWith(token, 'user/fail-once', payload);
    expect([failed.status, failed.body.state, failed.headers['retry-after']]).toEqual([status, status, retryAfter]);
    expect(failed.text).not.toContain('crack');
    const again = await browser.postWith(token, 'user/fail-once', payload);
    expect([again.status, again.body.rung]).toEqual([200, 2]);
  });

  it('gets state 204 with a body, and therefore with status 200', async () => {
    const { status, body } = await browser.post('user/nothing-left', {});
    expect([status, body]).toEqual([200, { state: 204, result: '-1', csrf: expect.anything() }]);
  });
});

const countStored = async (): Promise<number> =>
  Number((await shop.pool.query('select count(*) as count from store.answers')).rows[0].count);

describe('a refused write of a visitor', () => {
  it('stores nothing in the database, with and without a command', async () => {
    await browser.freshPair();
    const before = await countStored();
    for (let i = 0; i < 20; i++) {
      expect((await browser.post('user/refuse', {})).status).toBe(400);
      expect((await browser.post('user/decide', { refused: 1 })).status).toBe(400);
    }
    expect(await countStored()).toBe(before);
    expect((await browser.post('user/decide', {})).status).toBe(200);
    expect(await countStored()).toBe(before + 1);
  });

  it.each(['user/refuse', 'user/decide'])('gets the same bytes again at %s', async (path) => {
    const token = await browser.freshPair();
    const first = await browser.postWith(token, path, { refused: 1 });
    const again = await Promise.all(
      Array.from({ length: 5 }, () => browser.twin().postWith(token, path, { refused: 1 })),
    );
    expect([first.status, new Set([first, ...again].map(({ text }) => text)).size, rung]).toEqual([400, 1, 1]);
  });

  it.each(['user/refuse', 'user/decide'])('does not share its token with another write at %s', async (path) => {
    const token = await browser.freshPair();
    expect((await browser.postWith(token, 'user/ring', {})).status).toBe(200);
    expect((await browser.postWith(token, path, { refused: 1 })).status).toBe(403);
    const other = await browser.freshPair();
    expect((await browser.postWith(other, path, { refused: 1 })).status).toBe(400);
    expect((await browser.postWith(other, 'user/ring', {})).status).toBe(403);
  });
});

describe('a read that is sent as a write', () => {
  it('stores nothing in the database, answered or refused, and gets a new token each time', async () => {
    const before = await countStored();
    await browser.freshPair();
    for (let i = 0; i < 20; i++) {
      expect((await browser.post('user/look', {})).status).toBe(200);
      expect((await browser.post('user/look', { wrong: 1 })).status).toBe(400);
    }
    expect(await countStored()).toBe(before);
    await browser.post('user/ring', {});
    expect(await countStored()).toBe(before + 1);
  });

  it('gets the same bytes when it is repeated soon, also concurrently', async () => {
    const token = await browser.freshPair();
    const first = await browser.postWith(token, 'user/look', {});
    expect(first.body).toEqual({ state: 200, rung: 0, csrf: expect.anything() });
    await browser.twin().post('user/ring', {});
    const again = await Promise.all(Array.from({ length: 5 }, () => browser.twin().postWith(token, 'user/look', {})));
    expect(new Set([first, ...again].map((reply) => reply.text)).size).toBe(1);
  });

  it.each([
    ['a write', 'user/look', 'user/ring'],
    ['another read', 'user/look', 'user/look'],
    ['a read after a write', 'user/ring', 'user/look'],
  ])('does not share its token: %s is refused with 403 and a valid new token', async (_, one, other) => {
    const token = await browser.freshPair();
    await browser.postWith(token, one, { say: 'one' });
    const rungBefore = rung;
    const reused = await browser.postWith(token, other, { say: 'other' });
    expect([reused.status, reused.body.state, rung]).toEqual([403, 403, rungBefore]);
    expect((await browser.postWith(reused.body.csrf, 'user/ring', {})).status).toBe(200);
  });
});

describe('the token of a write', () => {
  it.each([
    ['is missing', () => null],
    ['is empty', () => ({ name: '_csrf', value: '' })],
    ['is malformed', () => ({ name: '_csrf', value: 'made-up' })],
    ['has another name', async () => ({ ...(await browser.freshPair()), name: 'csrf' })],
    ['is of another session', () => new Browser(shop).freshPair()],
  ])('causes 403 with a valid new token when it %s, and nothing is done', async (_, createToken) => {
    await browser.freshPair();
    const refused = await browser.postWith(await createToken(), 'user/ring', {});
    expect([refused.status, refused.body.state, rung]).toEqual([403, 403, 0]);
    expect((await browser.postWith(refused.body.csrf, 'user/ring', {})).body.rung).toBe(1);
  });

  it('stays valid when another token is used first', async () => {
    const [one, other] = [await browser.freshPair(), await browser.freshPair()];
    expect((await browser.postWith(other, 'user/ring', {})).body.rung).toBe(1);
    expect((await browser.postWith(one, 'user/ring', {})).body.rung).toBe(2);
  });
});

describe('a response', () => {
  it.each([
    ['ja', NO_BELL.ja],
    ['ja-JP,en;q=0.5', NO_BELL.ja],
    ['', NO_BELL.ja],
    ['en', NO_BELL.en],
    ['en-US,ja;q=0.9', NO_BELL.en],
    ['fr', NO_BELL.en],
  ])('follows Accept-Language "%s" with the message "%s"', async (language, said) => {
    const { body } = await openTwin(language).post('user/refuse', {});
    expect(body.errors).toEqual({ bell: [said] });
  });

  it('keeps its language when it is stored and sent again', async () => {
    const token = await browser.freshPair();
    const refused = await browser.postWith(token, 'user/refuse', {});
    expect((await openTwin('en').postWith(token, 'user/refuse', {})).text).toBe(refused.text);
  });

  it('has state 401 for a visitor on a route of members', async () => {
    const { status, body } = await browser.get('user/locked');
    expect([status, body.state]).toEqual([401, 401]);
  });

  it.each(['api/nowhere', 'api/user/nowhere', 'api/', 'admin-api/nowhere', 'sandbox/nowhere'])(
    'has state 404 in JSON for a read and a write of the unknown path /%s',
    async (path) => {
      const url = `${await shop.app.getUrl()}/${path}`;
      for (const method of ['GET', 'POST']) {
        const response = await fetch(url, { method });
        expect([method, response.status, response.headers.get('content-type')]).toEqual([
          method,
          404,
          'application/json; charset=utf-8',
        ]);
        expect(await response.json()).toMatchObject({ state: 404 });
      }
    },
  );
});

describe('the new CSRF token in a stored response', () => {
  it.each(['ring', 'decide'])(
    'does not appear in the database, and the repeated response has the same bytes: %s',
    async (path) => {
      const token = await browser.freshPair();
      const first = await browser.postWith(token, `user/${path}`, {});
      const { rows } = await shop.pool.query('select body from store.answers order by created_at desc, key limit 20');
      const kept = rows.map(({ body }) => body).join();
      expect([first.status, kept.includes('"_csrf","value":"~'), kept.includes(first.body.csrf.value)]).toEqual([
        ...[200, true, false],
      ]);
      expect((await browser.postWith(token, `user/${path}`, {})).text).toBe(first.text);
      expect((await browser.postWith(first.body.csrf, `user/${path}`, {})).status).toBe(200);
    },
  );
});
