import type { Words } from './messages';

const branch = (words: Words, key: string): Words => {
  const value = words[key];
  return typeof value === 'object' ? value : {};
};

/**
 * The acts, `members/ban`, that a text is part of the name of, in any of the languages: an operator who
 * searches need not know what the shop calls them among machines.
 */
export const findCommandsByName = (text: string, languages: readonly Words[]): string[] => {
  const query = text.normalize('NFKC').trim().toLowerCase();
  if (query === '') return [];
  const commands = new Set<string>();
  for (const words of languages) {
    const resources = branch(words, 'resources');
    for (const resource of Object.keys(resources))
      for (const [command, name] of Object.entries(branch(branch(resources, resource), 'commands')))
        if (typeof name === 'string' && name.normalize('NFKC').toLowerCase().includes(query))
          commands.add(`${resource}/${command}`);
  }
  return [...commands];
};
