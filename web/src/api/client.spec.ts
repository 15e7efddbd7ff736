import { beforeEach, describe, expect, it } from '@jest/globals';
import { createClient } from './client';
import { ApiError } from './response';

type Reply = { status?: number; headers?: Record<string, string>; body: unknown } | 'lost';

describe('client', () => {
  let replies: Reply[];
  let requests: {
    path: string;
    credentials: RequestCredentials | undefined;
    form: URLSearchParams;
    language: string | null;
  }[];
  let maintenance: number;
  let pauses: number[];
  let reached: boolean[];
  let stored: Map<string, string>;
  const csrf = (value: string) => ({ csrf: { name: 'token', value } });

  const client = () =>
    createClient({
      fetch: async (input, init) => {
        const reply = replies.shift();
        requests.push({
          path: String(input),
          credentials: init?.credentials,
          form: new URLSearchParams(init?.body as URLSearchParams | undefined),
          language: new Headers(init?.headers).get('accept-language'),
        });
        if (reply === undefined || reply === 'lost') throw new TypeError('network');
        const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
        return new Response(text, { status: reply.status ?? 200, headers: reply.headers });
      },
      language: () => 'en',
      openMaintenancePage: () => {
        maintenance += 1;
      },
      noteReached: (isReached) => reached.push(isReached),
      wait: async (ms) => {
        pauses.push(ms);
      },
      store: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    });

  beforeEach(() => {
    replies = [];
    requests = [];
    maintenance = 0;
    pauses = [];
    reached = [];
    stored = new Map();
  });

  it('sends no cookies with public requests', async () => {
    replies = [{ body: { state: 200 } }, { body: { state: 200 } }];
    const { get, getPublic } = client();
    await get('/user/point');
    await getPublic('/fair/pack/7');
    expect(requests.map(({ credentials }) => credentials)).toEqual([undefined, 'omit']);
  });

  it('sends the last CSRF token with the next write, and the current language', async () => {
    replies = [
      { body: { state: 200, ...csrf('a') } },
      { body: { state: 200, ...csrf('b') } },
      { body: { state: 200 } },
    ];
    const { get, write } = client();
    await get('/user/point');
    await write('/one', { x: 1 });
    await write('/two');
    expect(requests.map(({ form }) => form.get('token'))).toEqual([null, 'a', 'b']);
    expect(requests[1]?.form.get('json')).toBe('{"x":1}');
    expect(requests.every(({ language }) => language === 'en')).toBe(true);
  });

  it('requests a CSRF token when it has none', async () => {
    replies = [{ body: { state: 200, ...csrf('a') } }, { body: { state: 200 } }];
    await client().write('/one');
    expect(requests.map(({ path }) => path)).toEqual(['/api/user/point', '/api/one']);
  });

  it('sends a lost write again with the same token', async () => {
    replies = [{ body: { state: 200, ...csrf('a') } }, 'lost', { body: { state: 200, result: '1' } }];
    const { get, write } = client();
    await get('/user/point');
    expect(await write('/buy', { count: '1' })).toEqual({ state: 200, result: '1' });
    expect(requests.slice(1).map(({ form }) => form.get('token'))).toEqual(['a', 'a']);
  });

  it('reserves the token of an unanswered write for the same write', async () => {
    replies = [{ body: { state: 200, ...csrf('a') } }, 'lost', 'lost', 'lost'];
    const { get, write } = client();
    await get('/user/point');
    await expect(write('/buy', { count: '1' })).rejects.toEqual(new ApiError(0));

    replies = [
      { body: { state: 200, ...csrf('b') } },
      { body: { state: 200, ...csrf('c') } },
      { body: { state: 200 } },
    ];
    await write('/other');
    await write('/buy', { count: '1' });
    expect(requests.slice(4).map(({ path, form }) => [path, form.get('token')])).toEqual([
      ['/api/user/point', null],
      ['/api/other', 'b'],
      ['/api/buy', 'a'],
    ]);

    replies = [{ body: { state: 200 } }];
    await write('/buy', { count: '1' });
    expect(requests.at(-1)?.form.get('token')).toBe('c');
  });

  describe('a write that is kept until its response arrives', () => {
    const PURCHASE = { pack_id: '7', count: '1' };

    beforeEach(async () => {
      replies = [{ body: { state: 200, ...csrf('a') } }, 'lost', 'lost', 'lost'];
      await expect(client().write('/buy', PURCHASE, true)).rejects.toEqual(new ApiError(0));
      requests = [];
    });

    it('survives a reload, and is sent again with the same token', async () => {
      replies = [{ body: { state: 200, result: '1' } }];
      const { write, unansweredOn } = client();
      expect(unansweredOn('/buy')).toEqual([PURCHASE]);
      expect(unansweredOn('/other')).toEqual([]);
      expect(await write('/buy', PURCHASE, true)).toEqual({ state: 200, result: '1' });
      expect(requests.map(({ path, form }) => [path, form.get('token')])).toEqual([['/api/buy', 'a']]);
      expect(unansweredOn('/buy')).toEqual([]);
      expect(client().unansweredOn('/buy')).toEqual([]);
    });

    it('drops the write when it is refused, settled, or the member changes', async () => {
      const { settle } = client();
      settle('/buy', PURCHASE);
      expect(stored.size).toBe(0);

      replies = [{ body: { state: 200, ...csrf('b') } }, { body: { state: 500 }, status: 500 }, 'lost', 'lost'];
      await expect(client().write('/buy', PURCHASE, true)).rejects.toEqual(new ApiError(0));
      expect(stored.size).toBe(1);
      replies = [{ body: { state: 403 }, status: 403 }];
      await expect(client().write('/buy', PURCHASE, true)).rejects.toEqual(new ApiError(403));
      expect(stored.size).toBe(0);

      replies = ['lost', 'lost', 'lost'];
      stored.set('unanswered', JSON.stringify([['/buy\n{}', { pair: { name: 'token', value: 'c' }, isKept: true }]]));
      const { forgetUnanswered } = client();
      forgetUnanswered();
      expect(stored.size).toBe(0);
    });

    it('stores the write before sending it, in case the page is left meanwhile', async () => {
      stored.clear();
      replies = [{ body: { state: 200, ...csrf('d') } }, { body: { state: 200 } }];
      const { get, write } = client();
      await get('/user/point');
      const response = write('/buy', PURCHASE, true);
      await Promise.resolve();
      await Promise.resolve();
      expect(stored.get('unanswered')).toContain('"value":"d"');
      await response;
      expect(stored.size).toBe(0);
    });
  });

  it('stores no other writes', async () => {
    replies = [{ body: { state: 200, ...csrf('a') } }, 'lost', 'lost', 'lost'];
    await expect(client().write('/user/login', { pass: 'secret1234' })).rejects.toEqual(new ApiError(0));
    expect(stored.size).toBe(0);
  });

  it('waits for Retry-After, but not for minutes', async () => {
    replies = [
      { body: { state: 429 }, status: 429, headers: { 'retry-after': '2' } },
      { body: { state: 200, list: [] } },
      { body: { state: 429 }, status: 429, headers: { 'retry-after': '60' } },
    ];
    const { get } = client();
    await get('/list');
    await expect(get('/list')).rejects.toEqual(new ApiError(429));
    expect(pauses).toEqual([2000]);
  });

  it('sends one write at a time', async () => {
    replies = [
      { body: { state: 200, ...csrf('a') } },
      { body: { state: 400, ...csrf('b') } },
      { body: { state: 200 } },
    ];
    const { write } = client();
    await Promise.all([write('/one'), write('/two')]);
    expect(requests.map(({ form }) => form.get('token'))).toEqual([null, 'a', 'b']);
  });

  it('throws the error messages of the response', async () => {
    replies = [{ body: { state: 403, errors: { mail: ['banned'] } }, status: 403 }];
    await expect(client().get('/draw')).rejects.toMatchObject({ state: 403, errors: { mail: ['banned'] } });
  });

  it('throws at once, without a retry, for state 404', async () => {
    replies = [{ body: { state: 404 }, status: 404 }];
    await expect(client().get('/draw')).rejects.toEqual(new ApiError(404));
    expect(requests).toHaveLength(1);
  });

  it('retries when a gateway responds with a page', async () => {
    replies = [{ body: '<html>Bad gateway</html>', status: 502 }, { body: { state: 200, list: [] } }];
    expect(await client().get('/list')).toEqual({ state: 200, list: [] });
  });

  it('reports after each attempt whether a server was reached, whatever it responded', async () => {
    replies = ['lost', { body: '<html>Bad gateway</html>', status: 502 }, { body: { state: 200 } }];
    await client().get('/list');
    expect(reached).toEqual([false, true, true]);
  });

  it('opens the maintenance page for state 9999', async () => {
    replies = [{ body: { state: 9999 }, status: 503 }];
    void client().get('/anything');
    await new Promise((resolve) => setImmediate(resolve));
    expect(maintenance).toBe(1);
  });
});
