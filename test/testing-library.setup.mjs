import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong: Testing Library would look for what is to come for a second alone.
configure({ asyncUtilTimeout: 60_000 });

/** jsdom lays nothing out: all that is looked for is in sight. */
window.IntersectionObserver ??= class {
  constructor(notify) {
    this.tell = notify;
  }

  observe(target) {
    this.tell([{ target, isIntersecting: true }]);
  }

  disconnect() {}
};
