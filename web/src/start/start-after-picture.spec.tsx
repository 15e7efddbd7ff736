import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startAfterPicture } from './start-after-picture';

/** The picture's frame, and what it may take after that. */
const SOON_MS = 16 + 100;

/** Tells the page that an element is the largest that was seen. */
let see: (element: Element) => void;
let start: jest.Mock<() => void>;

beforeEach(() => {
  jest.useFakeTimers();
  start = jest.fn();
  window.PerformanceObserver = class {
    constructor(tell: (seen: { getEntries(): object[] }) => void) {
      see = (element) => tell({ getEntries: () => [{ element }] });
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Opens a page with a picture on its way. */
const open = (): HTMLImageElement => {
  document.body.innerHTML = '<span class="skeleton-banner"><img alt="" /></span>';
  const picture = document.querySelector('img')!;
  Object.defineProperty(picture, 'complete', { value: false });
  startAfterPicture(start);
  return picture;
};

const lookAway = (isHidden: boolean) =>
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });

describe('startAfterPicture', () => {
  it('given no picture, then it starts at once', () => {
    startAfterPicture(start);
    expect(start).toHaveBeenCalled();
  });

  it('given a tab that nobody looks at, then it starts at once', () => {
    lookAway(true);
    open();
    lookAway(false);
    expect(start).toHaveBeenCalled();
  });

  it('given a picture, then it starts when that is seen, not when something else is', () => {
    const picture = open();
    see(document.body);
    expect(start).not.toHaveBeenCalled();
    see(picture);
    expect(start).toHaveBeenCalled();
  });

  it('given a browser that does not tell what is seen, then it starts soon after the picture has come', () => {
    const picture = open();
    picture.dispatchEvent(new Event('load'));
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SOON_MS);
    expect(start).toHaveBeenCalled();
  });

  it('given a picture that had come before, then it starts soon', () => {
    document.body.innerHTML = '<span class="skeleton-banner"><img alt="" /></span>';
    startAfterPicture(start);
    jest.advanceTimersByTime(SOON_MS);
    expect(start).toHaveBeenCalled();
  });

  it.each([
    ['a picture that cannot be had', (picture: Element) => picture.dispatchEvent(new Event('error'))],
    ['a press', () => window.dispatchEvent(new Event('pointerdown'))],
    ['a key', () => window.dispatchEvent(new Event('keydown'))],
    ['a look elsewhere', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['two seconds', () => jest.advanceTimersByTime(2000)],
  ])('given %s, then it starts without waiting for the picture', (_, happen) => {
    const picture = open();
    expect(start).not.toHaveBeenCalled();
    happen(picture);
    expect(start).toHaveBeenCalled();
  });
});
