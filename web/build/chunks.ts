import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** What every page needs: one file, that lives as long as none of them is updated. Lists that go on are not on every page. */
const FRAME =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](react-query|query-core))[\\/](?!.*(infinite|queries(Observer)?\.js))/i;
const ENTRY = 'main.tsx';
const TOP_PAGE = 'app/TopPage.tsx';
const PACK_PAGE = 'app/PackDetailPage.tsx';

type Name = Exclude<Rolldown.CodeSplittingGroup['name'], string>;
type Context = Parameters<Name>[1];

/**
 * Which files are made of the client's modules. Of what pages share, each set of sharers would have a file of its own: a score of
 * them, most below a kilobyte, on either of the pages by which visitors come. What these need besides the frame is one file each,
 * and one with what the entry needs, which comes with every page.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  const isOnTheWay = onTheWay();
  const neededBy = (end: string, name: string): Name => {
    return (id, context) => (!id.endsWith(end) && isOnTheWay(id, end, context) ? name : null);
  };
  return [
    { name: 'frame', test: FRAME, priority: 4 },
    { name: neededBy(ENTRY, 'base'), priority: 3 },
    // A page's own modules stay in its own file.
    { name: neededBy(TOP_PAGE, 'top'), minShareCount: 2, priority: 2 },
    { name: neededBy(PACK_PAGE, 'pack'), minShareCount: 2, priority: 1 },
  ];
};

/** Tells whether a module runs before another does; of packages it is asked for none. */
const onTheWay = () => {
  const ways = new Map<string, Set<string>>();
  const wayTo = (end: string, context: Context): Set<string> => {
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
  return (id: string, end: string, context: Context): boolean => (ways.get(end) ?? wayTo(end, context)).has(id);
};
