import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followLive, type LiveListener } from './live';

/** A stream of the shop as a browser has it. */
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

  /** The shop sends an event. */
  tell(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

const STATE = { packs: [{ id: '7', pack_count: 3 }], wins: [] };
const told: [string, unknown][] = [];
const listener: LiveListener = {
  onPacks: (packs) => told.push(['packs', packs]),
  onWins: (wins) => told.push(['wins', wins]),
  onCatalog: () => told.push(['catalog', null]),
};
let asked: string[];
let end: () => void;
let isHidden = false;

const show = (isShown: boolean) => {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
};
const open = () => FakeSource.all.filter(({ readyState }) => readyState !== FakeSource.CLOSED);

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  asked = [];
  isHidden = false;
  FakeSource.all = [];
  Object.assign(window, { EventSource: FakeSource });
  Object.assign(globalThis, { EventSource: FakeSource });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  window.fetch = async (input) => {
    asked.push(String(input));
    return Response.json({ state: 200, ...STATE });
  };
  end = followLive('pack_id=7&lang=ja', listener);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

describe('what happens in the shop', () => {
  it('is told by one stream, and nothing is asked for', async () => {
    expect(FakeSource.all.map(({ url }) => url)).toEqual(['/api/user/live/stream?pack_id=7&lang=ja']);
    const [source] = FakeSource.all;
    source!.tell('packs', { list: STATE.packs });
    source!.tell('wins', { list: [{ id: '7-1' }] });
    source!.tell('catalog', {});
    expect(told).toEqual([
      ['packs', STATE.packs],
      ['wins', [{ id: '7-1' }]],
      ['catalog', null],
    ]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([]);
  });

  it('is left to the browser to open again when it was cut off', async () => {
    FakeSource.all[0]!.fail(0);
    await jest.advanceTimersByTimeAsync(120_000);
    expect([FakeSource.all.length, asked]).toEqual([1, []]);
  });

  it('is asked for now and then where the shop has no room, until it has', async () => {
    FakeSource.all[0]!.fail(FakeSource.CLOSED);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['/api/user/live?pack_id=7&lang=ja']);
    expect(told).toEqual([
      ['packs', STATE.packs],
      ['wins', []],
    ]);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(FakeSource.all).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(FakeSource.all).toHaveLength(2);
    FakeSource.all[1]!.fail(FakeSource.CLOSED);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
  });

  it('is not followed while the page is hidden, and is again when it is seen', async () => {
    show(false);
    expect(open()).toEqual([]);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(FakeSource.all).toHaveLength(1);
    show(true);
    expect(open()).toHaveLength(1);
  });

  it('is followed no more after its end, not even by a question under way', async () => {
    FakeSource.all[0]!.fail(FakeSource.CLOSED);
    end();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(told).toEqual([]);
    show(true);
    expect([open(), FakeSource.all.length]).toEqual([[], 1]);
  });
});
