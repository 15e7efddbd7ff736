import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Language, parseLanguage } from '../../../kernel/languages.js';
import { fillPage, type PageHead } from './page-head.js';

/** How old a page may be: the client asks again for what came with it, so that stock moves on in any case. */
const FRESH_MS = 1000;
const MAX_PAGES = 300;
/** Pages are built anew with every change of stock, and small. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The client's page as it was built, by its path: some come with hints at what is shown there; `other` is that of all others. */
export const PAGE_FILES = {
  '/': 'index.html',
  '/pack-detail': 'pack-detail.html',
  '/fairness': 'fairness.html',
  other: 'page.html',
} as const;

/** What a page would say, and what that is true of: for as long as each of `of` is the same, so is the page. */
export interface PageContent {
  readonly status: 200 | 404;
  readonly dependsOn: readonly unknown[];
  head(): PageHead;
}

/** The pages at one path. */
export interface PageSource {
  /**
   * Which of them is meant; of what is not in it, the page does not depend.
   *
   * @param name what stands in the path below their own
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

  /** Its bytes, compressed when they are first asked for so. */
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

/** The client's pages, each filled once with what it says of itself, and kept as bytes until that changes. */
export class ClientPages {
  private readonly sources = new Map<string, PageSource>();
  private readonly below = new Map<string, PageSource>();
  private readonly kept = new LRUCache<string, Entry>({ max: MAX_PAGES });
  private readonly building = new Map<string, Promise<BuiltPage>>();
  private templates: ReadonlyMap<string, string> | undefined;
  private others: PageSource | undefined;

  /** @param publicUrl where members reach the shop, without a slash at the end */
  constructor(private readonly publicUrl: string) {}

  /** The page at a path, as its part fills it. */
  add(path: string, source: PageSource): void {
    this.sources.set(path, source);
  }

  /** The pages one step below a path, as their part fills them. @param path `/share/` */
  addBelow(path: string, source: PageSource): void {
    this.below.set(path, source);
  }

  /** All pages at other paths. */
  addOthers(source: PageSource): void {
    this.others = source;
  }

  /** @param folder of the built client; without one, nothing is filled */
  open(folder: string): void {
    if (!existsSync(join(folder, PAGE_FILES.other))) return;
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    this.templates = new Map(Object.entries(PAGE_FILES).map(([path, name]) => [path, read(name)]));
  }

  /**
   * The page at an address; null where nobody fills it.
   *
   * @param preferred the reader's language, for an address that names none
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
      // Of pages that are none there is no end: they are one.
      return this.built(content.status === 200 ? name : `${cacheKey} none`, content, template, language);
    });
  }

  /** Whoever asks while a page is being built waits for that one. */
  private buildOnce(name: string, build: () => Promise<BuiltPage>): Promise<BuiltPage> {
    const running = this.building.get(name) ?? build().finally(() => this.building.delete(name));
    this.building.set(name, running);
    return running;
  }

  /** The page as it was kept, where it would say the same. */
  private built(name: string, content: PageContent, template: string, language: Language): BuiltPage {
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
