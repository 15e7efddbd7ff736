import { describe, expect, it } from '@jest/globals';
import { type BrowserFacts, isFor, supportOf } from './device.rules';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const factsOf = (overrides: Partial<BrowserFacts>): BrowserFacts => ({
  ...{ hasPush: true, permission: 'default', userAgent: CHROME, touchPoints: 0 },
  ...overrides,
});

describe('supportOf a browser', () => {
  it.each<[string, Partial<BrowserFacts>, string]>([
    ['that has not asked for permission yet', {}, 'possible'],
    ['with permission', { permission: 'granted' }, 'possible'],
    ['without permission', { permission: 'denied' }, 'blocked'],
    ['without push', { hasPush: false }, 'unsupported'],
    ['on a computer without push', { hasPush: false, userAgent: MAC }, 'unsupported'],
    ['on an iPhone, in a tab', { hasPush: false, userAgent: IPHONE, touchPoints: 5 }, 'home-screen'],
    ['on an iPad, in a tab', { hasPush: false, userAgent: MAC, touchPoints: 5 }, 'home-screen'],
    ['on an iPhone, from the home screen', { userAgent: IPHONE, touchPoints: 5 }, 'possible'],
  ])('%s: %3$s', (_, facts, support) => {
    expect(supportOf(factsOf(facts))).toBe(support);
  });
});

describe('isFor', () => {
  it('returns true only for the key of the subscription', () => {
    const key = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
    const bytes = Uint8Array.from(Buffer.from(key, 'base64url')).buffer;
    expect([isFor(bytes, key), isFor(bytes, key.replace('BP', 'BQ')), isFor(null, key)]).toEqual([true, false, false]);
  });
});
