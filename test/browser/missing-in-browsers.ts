/**
 * Scripts that run in a page before its own. Each removes a feature that some browsers lack and that both clients must do
 * without.
 */
export const MISSING_IN_BROWSERS: Readonly<Record<string, () => void>> = {
  'storage that refuses to be looked at': () => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get, configurable: true });
  },
  'storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'what needs https': () => {
    const lacks = (target: object, names: readonly string[]) => {
      for (const name of names) Object.defineProperty(target, name, { value: undefined, configurable: true });
    };
    lacks(navigator, ['clipboard', 'share', 'serviceWorker']);
    lacks(crypto, ['subtle', 'randomUUID']);
    for (const name of ['Notification', 'PushManager', 'caches']) Reflect.deleteProperty(window, name);
  },
  'observers and media queries': () => {
    for (const name of [
      'IntersectionObserver',
      'ResizeObserver',
      'PerformanceObserver',
      'matchMedia',
      'requestIdleCallback',
    ])
      Object.defineProperty(window, name, { value: undefined, configurable: true });
  },
};

/**
 * Groups features that are removed together: one kind of storage, and some of the others, which change by the day. With
 * BROWSER_ALL=1 each is removed alone, which identifies the cause of a failure. Storage goes last, so that nothing undoes it.
 */
export const groupFeatures = (features: readonly string[]): readonly (readonly string[])[] => {
  if (process.env.BROWSER_ALL === '1') return features.map((feature) => [feature]);
  const storages = features.filter((feature) => feature.startsWith('storage'));
  const others = features.filter((feature) => !feature.startsWith('storage'));
  const day = Number(process.env.BROWSER_DAY);
  return storages.map((storage, turn) => [...others.filter((_, i) => (i + day) % storages.length === turn), storage]);
};
