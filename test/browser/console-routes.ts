import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { filterOf } from './console.js';
import type { OwnRecords } from './console-lived-in.js';
import { expect } from './journey.js';

interface ConsoleResource {
  readonly name: string;
  /** The folder of its pages, which several resources may share. */
  readonly area: string;
  readonly pages: readonly ('list' | 'create' | 'show' | 'edit')[];
  /** Further pages that its index file routes. */
  readonly beside: readonly string[];
}

const SOURCE = 'admin/src';
const PAGES = ['list', 'create', 'show', 'edit'] as const;

/** Every resource of the console with its pages, read from its index file, so that new pages are visited. */
export const RESOURCES: readonly ConsoleResource[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ area: file.split(sep)[0]!, text: readFileSync(join(SOURCE, file), 'utf8') }))
  .flatMap(({ area, text }) =>
    [...text.matchAll(/: ConsoleResource = \{([\s\S]*?)\n?\s*options([\s\S]*?)\};/g)].map(([, body, rest]) => ({
      name: /name: '([\w-]+)'/.exec(body!)![1]!,
      area,
      pages: PAGES.filter((page) => new RegExp(`\\b${page}[:,]`).test(body!)),
      beside: [...rest!.matchAll(/\bpath="([\w-]+)"/g)].map(([, path]) => path!),
    })),
  );

/** Pages that belong to no resource. */
const OTHERS = ['/', '/account', '/no-such-page'];

const tabsIn = (file: string): string[] => {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  return [...text.matchAll(/\.Tab label="[\w.]+" path="([\w-]+)"/g)].map(([, path]) => path!);
};

/** Tabs of a resource's page that have addresses of their own. */
const TABS: Readonly<Record<string, readonly string[]>> = { members: tabsIn('members/members/MemberShow.tsx') };

/** Returns the id of any record of a resource; undefined if there is none. */
const someId = async (request: APIRequestContext, resource: string, filter = {}): Promise<string | undefined> => {
  const response = await request.get(`/admin-api/${resource}?range=[0,0]&${filterOf(filter)}`);
  const [first] = response.ok() ? await response.json() : [];
  return first?.id === undefined ? undefined : encodeURIComponent(first.id);
};

const pathOf = async (
  request: APIRequestContext,
  name: string,
  page: ConsoleResource['pages'][number],
  records: OwnRecords,
) => {
  if (page === 'list') return `/${name}`;
  if (page === 'create') return `/${name}/create`;
  const filter = records[`${name} ${page}`] ?? records[name];
  // A read model follows the log with a delay.
  if (filter) await expect.poll(() => someId(request, name, filter)).toBeDefined();
  const id = await someId(request, name, filter);
  return id && `/${name}/${id}${page === 'show' ? '/show' : ''}`;
};

const pathsOf = async (
  request: APIRequestContext,
  { name, pages, beside }: ConsoleResource,
  records: OwnRecords,
): Promise<string[]> => {
  const paths = await Promise.all(pages.map((page) => pathOf(request, name, page, records)));
  const there = paths.filter((path) => path !== undefined);
  const shown = there.find((path) => path.endsWith('/show'));
  const tabs = shown ? (TABS[name] ?? []).map((tab) => `${shown}/${tab}`) : [];
  return [...there, ...tabs, ...beside.map((page) => `/${name}/${page}`)];
};

/** A page of the console. */
export interface ConsolePage {
  /** The resource of the page; '' if it has none. */
  readonly resource: string;
  readonly path: string;
}

type PagesOf = (request: APIRequestContext, records: OwnRecords) => Promise<readonly ConsolePage[]>;

const pagesOf =
  (resources: readonly ConsoleResource[]): PagesOf =>
  async (request, records) => {
    const pages: ConsolePage[] = [];
    for (const resource of resources)
      pages.push(...(await pathsOf(request, resource, records)).map((path) => ({ resource: resource.name, path })));
    return pages;
  };

/** Pages of the console by area. */
export const consolePages: Readonly<Record<string, PagesOf>> = {
  others: async () => OTHERS.map((path) => ({ resource: '', path })),
  ...Object.fromEntries(
    [...new Set(RESOURCES.map(({ area }) => area))].map((area) => [
      area,
      pagesOf(RESOURCES.filter((resource) => resource.area === area)),
    ]),
  ),
};
