import { beforeEach, describe, expect, it } from '@jest/globals';
import { closeReminder, isReminderClosed, restoreReminder } from './reminder.rules';

describe('the reminder of undecided cards', () => {
  let storedValues: Map<string, string>;
  const store = {
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: (key: string, value: string) => void storedValues.set(key, value),
    removeItem: (key: string) => void storedValues.delete(key),
  };
  beforeEach(() => {
    storedValues = new Map();
  });

  it('starts open', () => expect(isReminderClosed(store, ['a'])).toBe(false));

  it('stays closed for the same draws, also when fewer are left', () => {
    closeReminder(store, ['a', 7]);
    expect(isReminderClosed(store, ['a', '7'])).toBe(true);
    expect(isReminderClosed(store, [7])).toBe(true);
  });

  it('opens again for another draw', () => {
    closeReminder(store, ['a']);
    expect(isReminderClosed(store, ['a', 'b'])).toBe(false);
    restoreReminder(store);
    expect(isReminderClosed(store, ['a'])).toBe(false);
  });
});
