import type { SafeStorage } from '../kept-values.shared.js';
import type { BuildEnvironment } from '../own-build.shared.js';

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
export const createBuildEnvironment = (pageAddress: string, store: SafeStorage): BuildEnvironment => ({
  fetchPage: () => fetch(pageAddress, { cache: 'no-store' }),
  entryPath: () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined,
  isReloaded,
  store,
  reload: () => location.reload(),
});
