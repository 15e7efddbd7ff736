import type { SafeStorage } from './kept-values.shared.js';

/** The parts of a browser that tell of the build that runs in a tab. */
export interface BuildEnvironment {
  /** Asks for the client's page, past every cache. */
  readonly fetchPage: () => Promise<Response>;
  /** Returns the path of the script by which the page began; undefined where it is not known. */
  readonly entryPath: () => string | undefined;
  /** Returns true when the page was reloaded, by whomever. */
  readonly isReloaded: () => boolean;
  /** The tab's own: it outlives a reload. */
  readonly store: Pick<SafeStorage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

const LEFT_BUILDS_KEY = 'left-builds';

/**
 * The build of a client that runs in a tab. After a release the shop has no files of the build before, so that parts which have
 * not been loaded yet are missing.
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
   * Reloads the page, so that it goes on with the released build. A tab leaves each build once, so that no two builds reload it
   * for ever. Where the tab keeps nothing, a page that was reloaded stays.
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
