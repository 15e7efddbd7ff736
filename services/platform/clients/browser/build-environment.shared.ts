import type { BuildEnvironment } from '../own-build.shared.js';
import type { SafeStorage } from '../safe-storage.shared.js';

const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/**
 * Creates the environment of the build that runs in this tab.
 *
 * @param pageAddress address of a page of the client
 * @param store storage of the tab
 */
export const createBuildEnvironment = (pageAddress: string, store: SafeStorage): BuildEnvironment => ({
  fetchPage: () => fetch(pageAddress, { cache: 'no-store' }),
  entryPath: () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined,
  isReloaded,
  store,
  reload: () => location.reload(),
});
