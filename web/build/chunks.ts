import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Modules of every page, in one long-lived file. Infinite queries are excluded, since few pages have them. */
const FRAME =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](react-query|query-core))[\\/](?!.*(infinite|queries(Observer)?\.js))/i;
const ENTRY = 'main.tsx';
const TOP_PAGE = 'app/TopPage.tsx';
const PACK_PAGE = 'app/PackDetailPage.tsx';

type Name = Exclude<Rolldown.CodeSplittingGroup['name'], string>;
type Context = Parameters<Name>[1];

/**
 * Returns the rules that split the client into files. Without them, every set of pages that share modules would get a
 * file of its own. The two main entry pages would each load a score of files, most below 1 kB. With them, the shared
 * modules of each entry page are one file, and those of the entry module another, on top of the frame.
 */
export const buildChunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  const runsBefore = createPrecedenceCheck();
  const neededBy = (end: string, name: string): Name => {
    return (id, context) => (!id.endsWith(end) && runsBefore(id, end, context) ? name : null);
  };
  return [
    { name: 'frame', test: FRAME, priority: 4 },
    { name: neededBy(ENTRY, 'base'), priority: 3 },
    // The modules used by one page only stay in the page's file.
    { name: neededBy(TOP_PAGE, 'top'), minShareCount: 2, priority: 2 },
    { name: neededBy(PACK_PAGE, 'pack'), minShareCount: 2, priority: 1 },
  ];
};

/** Returns a function that tells whether a module runs before another one. Packages are not followed. */
const createPrecedenceCheck = () => {
  const ways = new Map<string, Set<string>>();
  const findModulesBefore = (end: string, context: Context): Set<string> => {
    const way = new Set<string>();
    const visit = (id: string): void => {
      if (way.has(id) || id.includes('node_modules')) return;
      way.add(id);
      context.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    visit(join(import.meta.dirname, '../src', end));
    ways.set(end, way);
    return way;
  };
  return (id: string, end: string, context: Context): boolean =>
    (ways.get(end) ?? findModulesBefore(end, context)).has(id);
};
