import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiError, OutdatedError } from './answer';
import { hasMissedPart, part } from './parts';

const serve = (served: () => Promise<Response>) => {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/old.js');
  document.head.append(entry);
  window.fetch = served;
};
const missed = () => part(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

describe('a part of the client', () => {
  afterEach(() => document.head.querySelector('script')?.remove());

  it('is what was loaded', async () => {
    expect(await part(async () => 'page')).toBe('page');
    expect(hasMissedPart()).toBe(false);
  });

  it('is outdated when it is missing and the shop serves another build', async () => {
    serve(async () => new Response('<script type="module" src="/assets/new.js"></script>'));
    await expect(missed()).rejects.toBeInstanceOf(OutdatedError);
    expect(hasMissedPart()).toBe(true);
  });

  it.each([
    ['the build is still served', async () => new Response('<script type="module" src="/assets/old.js"></script>')],
    ['the shop cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('counts as a lost answer when it is missing and %s', async (_, served) => {
    serve(served as () => Promise<Response>);
    await expect(missed()).rejects.toEqual(new ApiError(0));
    await expect(missed()).rejects.not.toBeInstanceOf(OutdatedError);
  });
});
