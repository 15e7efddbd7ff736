import type { ComponentType } from 'react';
import { i18nProvider } from '../providers/i18nProvider';
import type { PageWords } from '../providers/wordSets';
import { lazyPart } from '../ui/lazyPart';

/**
 * Creates a page that is loaded with its messages when it is opened for the first time.
 * @param words the message sets that the page needs in addition to the frame's
 * @param name the name under which the file exports the page
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
