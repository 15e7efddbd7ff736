import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong: Testing Library waits only a second by default.
configure({ asyncUtilTimeout: 60_000 });

/** jsdom has no layout, so every observed element counts as visible. */
window.IntersectionObserver ??= class {
  constructor(notify) {
    this.tell = notify;
  }

  observe(target) {
    this.tell([{ target, isIntersecting: true }]);
  }

  disconnect() {}
};
