import type { Words } from './messages';

const branch = (words: Words, key: string): Words => {
  const found = words[key];
  return typeof found === 'object' ? found : {};
};

/**
 * The acts, `members/ban`, that a text is part of the name of, in any of the languages: an operator who
 * searches need not know what the shop calls them among machines.
 */
export const actsCalled = (text: string, languages: readonly Words[]): string[] => {
  const wanted = text.normalize('NFKC').trim().toLowerCase();
  if (wanted === '') return [];
  const found = new Set<string>();
  for (const words of languages) {
    const resources = branch(words, 'resources');
    for (const resource of Object.keys(resources))
      for (const [command, name] of Object.entries(branch(branch(resources, resource), 'commands')))
        if (typeof name === 'string' && name.normalize('NFKC').toLowerCase().includes(wanted))
          found.add(`${resource}/${command}`);
  }
  return [...found];
};
