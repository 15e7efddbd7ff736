import type { Words } from './messages';

const branch = (words: Words, key: string): Words => {
  const value = words[key];
  return typeof value === 'object' ? value : {};
};

/**
 * Finds the commands whose names contain a text in any language, as `members/ban`.
 * Operators search the audit trail by these names, not by the names of the API.
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
