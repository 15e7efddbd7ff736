import { beforeAll, describe, expect, it } from '@jest/globals';
import { guardTouch } from './touch';

/** @returns whether the browser's own answer to the event was prevented */
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

  it('has no context menu', () => expect(fire(here, 'contextmenu')).toBe(true));

  it.each(['input', 'textarea'])('leaves the context menu to %s, where text is pasted and copied', (name) => {
    const field = document.createElement(name);
    document.body.append(field);
    expect(fire(field, 'contextmenu')).toBe(false);
  });

  it('takes one finger, not two', () => {
    expect(fire(here, 'touchstart', { fingers: 1 })).toBe(false);
    expect(fire(here, 'touchstart', { fingers: 2 })).toBe(true);
  });

  it('blocks a second tap on the same spot within 350 ms', () => {
    expect(fire(here, 'touchend', { atMs: 1000 })).toBe(false);
    expect(fire(here, 'touchend', { atMs: 1349 })).toBe(true);
    expect(fire(here, 'touchend', { atMs: 1699 })).toBe(false);
  });

  it('lets two buttons be pressed one after the other', () => {
    expect(fire(here, 'touchend', { atMs: 5000 })).toBe(false);
    expect(fire(there, 'touchend', { atMs: 5100 })).toBe(false);
  });
});
