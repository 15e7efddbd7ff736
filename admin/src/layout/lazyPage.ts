import type { ComponentType } from 'react';
import { i18nProvider } from '../providers/i18nProvider';
import type { PageWords } from '../providers/wordSets';
import { lazyPart } from '../ui/lazyPart';

/**
 * A page that is fetched when it is opened for the first time, and its words with it.
 * @param words what it says beside the frame's
 * @param name what its file exports
 */
export const lazyPage = <Name extends string>(
  words: PageWords | readonly PageWords[],
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) =>
  lazyPart(async () => {
    const [page] = await Promise.all([load(), i18nProvider.fetchWords([words].flat())]);
    return { default: page[name] };
  });
