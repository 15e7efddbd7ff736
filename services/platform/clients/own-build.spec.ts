import { describe, expect, it } from '@jest/globals';
import { OwnBuild } from './own-build.shared.js';
import { wrapStorage } from './safe-storage.shared.js';

const pageOf = (build: string) => `<script type="module" src="/assets/${build}.js"></script>`;

/** Opens a tab that runs the build `old`, with a shop that serves the given page. */
const openTab = (served: () => Response, isStorageBlocked = false) => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
  const tab = { build: 'old', isReloaded: false, reloads: 0 };
  const load = () =>
    new OwnBuild({
      fetchPage: async () => served(),
      entryPath: () => `/assets/${tab.build}.js`,
      isReloaded: () => tab.isReloaded,
      store: wrapStorage(() => (isStorageBlocked ? null : storage)),
      reload: () => {
        tab.reloads += 1;
        tab.isReloaded = true;
      },
    });
  return { tab, load };
};

describe('OwnBuild', () => {
  it('reports an outdated build once the shop serves another', async () => {
    expect(
      await openTab(() => new Response(pageOf('old')))
        .load()
        .isOutdated(),
    ).toBe(false);
    expect(
      await openTab(() => new Response(pageOf('new')))
        .load()
        .isOutdated(),
    ).toBe(true);
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('offline'))],
    ['is closed for maintenance', () => new Response('', { status: 503 })],
  ])('does not report an outdated build while the shop %s', async (_, served) => {
    expect(
      await openTab(served as () => Response)
        .load()
        .isOutdated(),
    ).toBe(false);
  });

  it('reloads only once, although the next page has the same build', () => {
    const { tab, load } = openTab(() => new Response(pageOf('new')));
    load().leave();
    load().leave();
    expect(tab.reloads).toBe(1);
  });

  it('leaves each build once when two builds are served in turn', () => {
    const { tab, load } = openTab(() => new Response(pageOf('new')));
    for (const build of ['old', 'new', 'old', 'new', 'old']) {
      tab.build = build;
      load().leave();
    }
    expect(tab.reloads).toBe(2);
  });

  it('reloads once when the tab cannot store anything', () => {
    const { tab, load } = openTab(() => new Response(pageOf('new')), true);
    for (const build of ['old', 'new', 'old']) {
      tab.build = build;
      load().leave();
    }
    expect(tab.reloads).toBe(1);
  });

  it('does not reload a tab that was reloaded before and has stored nothing', () => {
    const { tab, load } = openTab(() => new Response(pageOf('new')));
    tab.isReloaded = true;
    load().leave();
    expect(tab.reloads).toBe(0);
  });
});
