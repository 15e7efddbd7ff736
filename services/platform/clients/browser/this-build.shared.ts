import type { KeptValues } from '../kept-values.shared.js';
import { OwnBuild } from '../own-build.shared.js';

const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/**
 * Returns the build that runs in this tab.
 *
 * @param pageAddress a page of the client
 * @param store the tab's own
 */
export const thisBuild = (pageAddress: string, store: KeptValues): OwnBuild =>
  new OwnBuild({
    fetchPage: () => fetch(pageAddress, { cache: 'no-store' }),
    entryPath: () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined,
    isReloaded,
    store,
    reload: () => location.reload(),
  });
