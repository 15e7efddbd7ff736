import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followLive, type LiveListener } from './live';

/** Fake of the browser's `EventSource`. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  /** Dispatches an event as sent by the shop. */
  emit(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

const STATE = { packs: [{ id: '7', pack_count: 3 }], wins: [] };
const events: [string, unknown][] = [];
const listener: LiveListener = {
  onPacks: (packs) => events.push(['packs', packs]),
  onWins: (wins) => events.push(['wins', wins]),
  onCatalog: () => events.push(['catalog', null]),
};
let requests: string[];
let end: () => void;
let isHidden = false;

const show = (isShown: boolean) => {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
};
const open = () => FakeSource.all.filter(({ readyState }) => readyState !== FakeSource.CLOSED);

beforeEach(() => {
  jest.useFakeTimers();
  events.length = 0;
  requests = [];
  isHidden = false;
  FakeSource.all = [];
  Object.assign(window, { EventSource: FakeSource });
  Object.assign(globalThis, { EventSource: FakeSource });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  window.fetch = async (input) => {
    requests.push(String(input));
    return Response.json({ state: 200, ...STATE });
  };
  end = followLive('pack_id=7&lang=ja', listener);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

describe('followLive', () => {
  it('receives events from one stream, and sends no requests', async () => {
    expect(FakeSource.all.map(({ url }) => url)).toEqual(['/api/user/live/stream?pack_id=7&lang=ja']);
    const [source] = FakeSource.all;
    source!.emit('packs', { list: STATE.packs });
    source!.emit('wins', { list: [{ id: '7-1' }] });
    source!.emit('catalog', {});
    expect(events).toEqual([
      ['packs', STATE.packs],
      ['wins', [{ id: '7-1' }]],
      ['catalog', null],
    ]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(requests).toEqual([]);
  });

  it('leaves reconnecting to the browser when the stream was cut off', async () => {
    FakeSource.all[0]!.fail(0);
    await jest.advanceTimersByTimeAsync(120_000);
    expect([FakeSource.all.length, requests]).toEqual([1, []]);
  });

  it('polls while the shop refuses the stream, until it accepts it', async () => {
    FakeSource.all[0]!.fail(FakeSource.CLOSED);
    await jest.advanceTimersByTimeAsync(0);
    expect(requests).toEqual(['/api/user/live?pack_id=7&lang=ja']);
    expect(events).toEqual([
      ['packs', STATE.packs],
      ['wins', []],
    ]);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(FakeSource.all).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(FakeSource.all).toHaveLength(2);
    FakeSource.all[1]!.fail(FakeSource.CLOSED);
    await jest.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(2);
  });

  it('closes the stream while the page is hidden', async () => {
    show(false);
    expect(open()).toEqual([]);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(FakeSource.all).toHaveLength(1);
    show(true);
    expect(open()).toHaveLength(1);
  });

  it('stops at its end, even for a request in flight', async () => {
    FakeSource.all[0]!.fail(FakeSource.CLOSED);
    end();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(events).toEqual([]);
    show(true);
    expect([open(), FakeSource.all.length]).toEqual([[], 1]);
  });
});
