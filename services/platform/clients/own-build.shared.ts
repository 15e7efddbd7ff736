import type { SafeStorage } from './safe-storage.shared.js';

/** Access to the browser that `OwnBuild` needs. */
export interface BuildEnvironment {
  /** Requests the client's page, bypassing every cache. */
  readonly fetchPage: () => Promise<Response>;
  /** Returns the path of the page's entry script; undefined when unknown. */
  readonly entryPath: () => string | undefined;
  /** Returns true when the page was reloaded, by the user or by a script. */
  readonly isReloaded: () => boolean;
  /** Storage of the tab, which outlives a reload. */
  readonly store: Pick<SafeStorage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

const LEFT_BUILDS_KEY = 'left-builds';

/**
 * The build of a client that runs in a tab. After a release the shop no longer has the files of the previous build, so parts that
 * are not loaded yet are missing.
 */
export class OwnBuild {
  constructor(private readonly browser: BuildEnvironment) {}

  /** Returns true when the shop has released another build; false also where the shop cannot be reached. */
  async isOutdated(): Promise<boolean> {
    const entry = this.browser.entryPath();
    if (entry === undefined) return false;
    try {
      const response = await this.browser.fetchPage();
      return response.ok && !(await response.text()).includes(entry);
    } catch {
      return false;
    }
  }

  /**
   * Reloads the page to get the released build. A tab leaves each build once, so that two builds cannot reload it forever. If the
   * tab cannot store anything, a page that was already reloaded stays.
   */
  leave(): void {
    const { entryPath, isReloaded, store, reload } = this.browser;
    const left = store.getItem(LEFT_BUILDS_KEY)?.split(' ') ?? [];
    const entry = entryPath() ?? '';
    if (left.includes(entry) || (left.length === 0 && isReloaded())) return;
    store.setItem(LEFT_BUILDS_KEY, [...left, entry].join(' '));
    reload();
  }
}
