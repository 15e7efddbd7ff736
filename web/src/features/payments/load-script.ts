const loaded = new Map<string, Promise<void>>();

/**
 * Loads a provider's script once per document.
 * @throws Error when loading fails; the next call tries again
 */
export const loadScript = (address: string): Promise<void> => {
  const known = loaded.get(address);
  if (known) return known;
  const script = Object.assign(document.createElement('script'), { src: address, async: true });
  const loading = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      loaded.delete(address);
      script.remove();
      reject(new Error('a script of a payment provider did not come'));
    };
  });
  loaded.set(address, loading);
  document.head.append(script);
  return loading;
};
