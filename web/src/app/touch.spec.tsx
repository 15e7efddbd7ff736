import { beforeAll, describe, expect, it } from '@jest/globals';
import { guardTouch } from './touch';

/** Dispatches an event. @returns true if its default action was prevented */
const fire = (on: EventTarget, type: string, { atMs = 0, fingers = 1 } = {}): boolean => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperties(event, { timeStamp: { value: atMs }, touches: { value: { length: fingers } } });
  return !on.dispatchEvent(event);
};

describe('guardTouch', () => {
  const [here, there] = [document.createElement('button'), document.createElement('button')];
  beforeAll(() => {
    document.body.append(here, there);
    guardTouch(document);
  });

  it('suppresses the context menu', () => expect(fire(here, 'contextmenu')).toBe(true));

  it.each(['input', 'textarea'])('keeps the context menu of %s, for copy and paste', (name) => {
    const field = document.createElement(name);
    document.body.append(field);
    expect(fire(field, 'contextmenu')).toBe(false);
  });

  it('blocks a second finger', () => {
    expect(fire(here, 'touchstart', { fingers: 1 })).toBe(false);
    expect(fire(here, 'touchstart', { fingers: 2 })).toBe(true);
  });

  it('blocks a second tap on the same spot within 350 ms', () => {
    expect(fire(here, 'touchend', { atMs: 1000 })).toBe(false);
    expect(fire(here, 'touchend', { atMs: 1349 })).toBe(true);
    expect(fire(here, 'touchend', { atMs: 1699 })).toBe(false);
  });

  it('does not block taps on two buttons in a row', () => {
    expect(fire(here, 'touchend', { atMs: 5000 })).toBe(false);
    expect(fire(there, 'touchend', { atMs: 5100 })).toBe(false);
  });
});
