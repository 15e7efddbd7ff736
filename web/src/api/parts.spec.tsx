import { afterEach, describe, expect, it } from '@jest/globals';
import { hasMissedPart, loadPart } from './parts';
import { ApiError, OutdatedError } from './response';

const serve = (served: () => Promise<Response>) => {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/old.js');
  document.head.append(entry);
  window.fetch = served;
};
const missed = () => loadPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

describe('loadPart', () => {
  afterEach(() => document.head.querySelector('script')?.remove());

  it('returns the loaded module', async () => {
    expect(await loadPart(async () => 'page')).toBe('page');
    expect(hasMissedPart()).toBe(false);
  });

  it('throws OutdatedError when the chunk is missing and the shop serves another build', async () => {
    serve(async () => new Response('<script type="module" src="/assets/new.js"></script>'));
    await expect(missed()).rejects.toBeInstanceOf(OutdatedError);
    expect(hasMissedPart()).toBe(true);
  });

  it.each([
    ['the build is still served', async () => new Response('<script type="module" src="/assets/old.js"></script>')],
    ['the shop cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('throws as for a lost response when the chunk is missing and %s', async (_, served) => {
    serve(served as () => Promise<Response>);
    await expect(missed()).rejects.toEqual(new ApiError(0));
    await expect(missed()).rejects.not.toBeInstanceOf(OutdatedError);
  });
});
