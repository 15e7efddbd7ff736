import { expect, it, jest } from '@jest/globals';

const files = await import('node:fs/promises');
const readFile = jest.fn(files.readFile);
jest.unstable_mockModule('node:fs/promises', () => ({ ...files, readFile }));
const { findAddresses } = await import('./zipcodes.js');

it('reads the table again after a failed read, and only once after a successful one', async () => {
  readFile.mockRejectedValueOnce(new Error('disk away'));

  const [first, second] = await Promise.allSettled([findAddresses('1000001'), findAddresses('1000001')]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(readFile).toHaveBeenCalledTimes(1);

  await expect(findAddresses('1000001')).resolves.toHaveLength(1);
  await expect(findAddresses('9071801')).resolves.toHaveLength(1);
  expect(readFile).toHaveBeenCalledTimes(2);
});
