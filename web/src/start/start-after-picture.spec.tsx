import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startAfterPicture } from './start-after-picture';

/** One frame, plus the time allowed for painting the picture. */
const SOON_MS = 16 + 100;

/** Reports an element as the largest contentful paint. */
let see: (element: Element) => void;
let start: jest.Mock<() => void>;

beforeEach(() => {
  jest.useFakeTimers();
  start = jest.fn();
  window.PerformanceObserver = class {
    constructor(report: (entries: { getEntries(): object[] }) => void) {
      see = (element) => report({ getEntries: () => [{ element }] });
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Opens a page whose picture is still loading. */
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

  it('given a hidden tab, then it starts at once', () => {
    lookAway(true);
    open();
    lookAway(false);
    expect(start).toHaveBeenCalled();
  });

  it('given a picture, then it starts when the picture is painted, not when another element is', () => {
    const picture = open();
    see(document.body);
    expect(start).not.toHaveBeenCalled();
    see(picture);
    expect(start).toHaveBeenCalled();
  });

  it('given a browser that does not report paints, then it starts soon after the picture has loaded', () => {
    const picture = open();
    picture.dispatchEvent(new Event('load'));
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SOON_MS);
    expect(start).toHaveBeenCalled();
  });

  it('given a picture that has already loaded, then it starts soon', () => {
    document.body.innerHTML = '<span class="skeleton-banner"><img alt="" /></span>';
    startAfterPicture(start);
    jest.advanceTimersByTime(SOON_MS);
    expect(start).toHaveBeenCalled();
  });

  it.each([
    ['a picture that fails to load', (picture: Element) => picture.dispatchEvent(new Event('error'))],
    ['a press', () => window.dispatchEvent(new Event('pointerdown'))],
    ['a key', () => window.dispatchEvent(new Event('keydown'))],
    ['a switch to another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['two seconds', () => jest.advanceTimersByTime(2000)],
  ])('given %s, then it starts without waiting for the picture', (_, happen) => {
    const picture = open();
    expect(start).not.toHaveBeenCalled();
    happen(picture);
    expect(start).toHaveBeenCalled();
  });
});
