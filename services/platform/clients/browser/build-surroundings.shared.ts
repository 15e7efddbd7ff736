import type { KeptValues } from '../kept-values.shared.js';
import type { BuildSurroundings } from '../own-build.shared.js';

const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/**
 * Returns what this tab tells of the build that runs in it.
 *
 * @param pageAddress a page of the client
 * @param store the tab's own
 */
export const buildSurroundings = (pageAddress: string, store: KeptValues): BuildSurroundings => ({
  fetchPage: () => fetch(pageAddress, { cache: 'no-store' }),
  entryPath: () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined,
  isReloaded,
  store,
  reload: () => location.reload(),
});
