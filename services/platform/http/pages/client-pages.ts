import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Language, parseLanguage } from '../../../kernel/languages.js';
import { fillPage, type PageHead } from './page-head.js';

/** Maximum age of a built page. The client requests the data again, so that stock is current in any case. */
const FRESH_MS = 1000;
const MAX_PAGES = 300;
/** A low compression level: pages are small and rebuilt with every change of stock. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Files of the built client's pages, by path. Some preload what is shown there; `other` serves all other paths. */
export const PAGE_FILES = {
  '/': 'index.html',
  '/pack-detail': 'pack-detail.html',
  '/fairness': 'fairness.html',
  other: 'page.html',
} as const;

/** Content of a page. The page stays the same as long as every value in `dependsOn` does. */
export interface PageContent {
  readonly status: 200 | 404;
  readonly dependsOn: readonly unknown[];
  head(): PageHead;
}

/** Source of the pages at one path. */
export interface PageSource {
  /**
   * Returns the key of the requested page. The page must not depend on anything outside the key.
   *
   * @param name the last segment of the path
   */
  keyOf(query: URLSearchParams, name: string): string;
  find(key: string, language: Language): Promise<PageContent>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A page as it is sent. */
export class BuiltPage {
  readonly etag: string;
  private readonly bytes: Buffer;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly status: 200 | 404,
    html: string,
  ) {
    this.bytes = Buffer.from(html);
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
  }

  /** Returns the page's bytes in this encoding; compresses them at the first request. */
  encode(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.bytes;
    const known = this.compressed.get(encoding);
    if (known) return known;
    const made = encoding === 'br' ? compress.br(this.bytes, BROTLI) : compress.gzip(this.bytes);
    this.compressed.set(encoding, made);
    return made;
  }
}

interface Entry {
  readonly dependsOn: readonly unknown[];
  readonly page: BuiltPage;
  lookedAt: number;
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Fills the client's pages with their head and first data, and caches them as bytes until their content changes. */
export class ClientPages {
  private readonly sources = new Map<string, PageSource>();
  private readonly below = new Map<string, PageSource>();
  private readonly kept = new LRUCache<string, Entry>({ max: MAX_PAGES });
  private readonly building = new Map<string, Promise<BuiltPage>>();
  private templates: ReadonlyMap<string, string> | undefined;
  private others: PageSource | undefined;

  /** @param publicUrl where members reach the shop, without a slash at the end */
  constructor(private readonly publicUrl: string) {}

  /** Registers the source of the page at a path. */
  add(path: string, source: PageSource): void {
    this.sources.set(path, source);
  }

  /** Registers the source of the pages one segment below a path. @param path such as `/share/` */
  addBelow(path: string, source: PageSource): void {
    this.below.set(path, source);
  }

  /** Registers the source of the pages at all other paths. */
  addOthers(source: PageSource): void {
    this.others = source;
  }

  /** Reads the page files. @param folder of the built client; if it does not exist, no page is filled */
  open(folder: string): void {
    if (!existsSync(join(folder, PAGE_FILES.other))) return;
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    this.templates = new Map(Object.entries(PAGE_FILES).map(([path, name]) => [path, read(name)]));
  }

  /**
   * Returns the page at an address; null where it has no source.
   *
   * @param preferred the visitor's language, for an address that names none
   */
  async load(url: string, preferred: Language = 'ja'): Promise<BuiltPage | null> {
    const [rawPath = '/', search = ''] = url.split('?', 2);
    const path = rawPath.length > 1 ? rawPath.replace(/\/$/, '') : rawPath;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folder = path.slice(0, path.length - name.length);
    const ownSource = this.sources.get(path) ?? this.below.get(folder);
    const source = ownSource ?? this.others;
    if (!source || !this.templates) return null;
    const query = new URLSearchParams(search);
    const language = parseLanguage(query.get('lang')) ?? preferred;
    const template = this.templates.get(path) ?? this.templates.get('other')!;
    const cacheKey = `${language} ${ownSource === undefined ? '' : this.sources.has(path) ? path : folder}`;
    return this.at(cacheKey, source, source.keyOf(query, name), template, language);
  }

  private at(
    cacheKey: string,
    source: PageSource,
    key: string,
    template: string,
    language: Language,
  ): Promise<BuiltPage> {
    const name = `${cacheKey} ${key}`;
    const entry = this.kept.get(name);
    if (entry && performance.now() - entry.lookedAt < FRESH_MS) return Promise.resolve(entry.page);
    return this.buildOnce(name, async () => {
      const content = await source.find(key, language);
      // The number of unknown addresses is unlimited: they share one cached page.
      return this.refresh(content.status === 200 ? name : `${cacheKey} none`, content, template, language);
    });
  }

  /** Builds a page once: concurrent requests for it share the result. */
  private buildOnce(name: string, build: () => Promise<BuiltPage>): Promise<BuiltPage> {
    const running = this.building.get(name) ?? build().finally(() => this.building.delete(name));
    this.building.set(name, running);
    return running;
  }

  /** Returns the cached page if its content is unchanged; otherwise fills a new one. */
  private refresh(name: string, content: PageContent, template: string, language: Language): BuiltPage {
    const lookedAt = performance.now();
    const entry = this.kept.get(name);
    if (entry && isSame(entry.dependsOn, content.dependsOn)) {
      entry.lookedAt = lookedAt;
      return entry.page;
    }
    const page = new BuiltPage(content.status, fillPage(template, content.head(), language, this.publicUrl));
    this.kept.set(name, { dependsOn: content.dependsOn, page, lookedAt });
    return page;
  }
}
