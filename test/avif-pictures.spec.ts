import { expect, it } from '@jest/globals';
// @ts-expect-error a script without types
import { hasAvif, listWebps } from '../tools/demo-art/pictures/avif.mjs';

it('has an AVIF of the same picture beside each of our WebPs', async () => {
  const files: string[] = await listWebps();
  const without: string[] = [];
  for (const file of files.filter((name) => name.includes('.half.'))) if (!(await hasAvif(file))) without.push(file);
  expect(files.length).toBeGreaterThan(100);
  expect(without).toEqual([]);
});
