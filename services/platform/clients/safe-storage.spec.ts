import { describe, expect, it } from '@jest/globals';
import { readStoredJson, wrapStorage } from './safe-storage.shared.js';

const memoryStorage = () => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
};

const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('wrapStorage', () => {
  it('uses the storage when it works', () => {
    const storage = memoryStorage();
    const kept = wrapStorage(() => storage);
    kept.setItem('language', 'en');
    expect(storage.values.get('language')).toBe('en');
    expect(kept.getItem('language')).toBe('en');
    kept.removeItem('language');
    expect(kept.getItem('language')).toBeNull();
  });

  it.each([
    ['blocked', blocked],
    ['missing', () => null],
  ])('keeps values in memory when the storage is %s', (_, open) => {
    const kept = wrapStorage(open);
    expect(kept.getItem('language')).toBeNull();
    kept.setItem('language', 'en');
    expect(kept.getItem('language')).toBe('en');
    kept.removeItem('language');
    expect(kept.getItem('language')).toBeNull();
  });

  it('returns the value set last, although full storage still has the previous one', () => {
    const storage = memoryStorage();
    storage.setItem('language', 'ja');
    const kept = wrapStorage(() => ({ ...storage, setItem: blocked }));
    kept.setItem('language', 'en');
    expect(kept.getItem('language')).toBe('en');
    expect(storage.values.get('language')).toBe('ja');
  });

  it('uses the storage again once it accepts values', () => {
    const storage = memoryStorage();
    let isFull = true;
    const kept = wrapStorage(() => (isFull ? { ...storage, setItem: blocked } : storage));
    kept.setItem('language', 'en');
    isFull = false;
    kept.setItem('language', 'ja');
    storage.setItem('language', 'en');
    expect(kept.getItem('language')).toBe('en');
  });
});

describe('readStoredJson', () => {
  const parse = (value: unknown) => new Set(value as string[]);
  const of = (json: string | null) => readStoredJson({ getItem: () => json }, 'draws', parse, new Set<string>());

  it('parses the stored text', () => expect(of('["7"]')).toEqual(new Set(['7'])));

  it.each([null, '', '{', '[1', '{}', '7'])('counts %p as missing', (json) => expect(of(json)).toEqual(new Set()));
});
