import { expect, it, jest } from '@jest/globals';
import type { Pool } from 'pg';
import { maintenanceSetting, Settings } from './settings.js';

it('keeps the values of a later query when an earlier one ends after it', async () => {
  const resolvers: ((result: object) => void)[] = [];
  const pool = { query: () => new Promise((resolve) => resolvers.push(resolve)) };
  const settings = new Settings(pool as unknown as Pool, []);
  const looks = [settings.look(), settings.look()];
  resolvers[1]!({ rows: [{ name: 'maintenance', value: true }] });
  resolvers[0]!({ rows: [] });
  await Promise.all(looks);
  expect(settings.get(maintenanceSetting)).toBe(true);
});

it('adopts a change of another process within half a second', async () => {
  jest.useFakeTimers();
  let value = false;
  const pool = { query: async () => ({ rows: [{ name: 'maintenance', value }] }) };
  const settings = new Settings(pool as unknown as Pool, []);
  await settings.onModuleInit();
  value = true;
  expect(settings.get(maintenanceSetting)).toBe(false);
  await jest.advanceTimersByTimeAsync(500);
  expect(settings.get(maintenanceSetting)).toBe(true);
  settings.onApplicationShutdown();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
