import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useCountUp } from './use-count-up';

const preferLessMotion = (isPreferred: boolean) => {
  window.matchMedia = () => ({ matches: isPreferred }) as MediaQueryList;
};

beforeEach(() => {
  jest.useFakeTimers();
  preferLessMotion(false);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('shows the first amount without animation, and counts to the next', () => {
  const { result, rerender } = renderHook(useCountUp, { initialProps: 1000 });
  expect(result.current).toBe(1000);
  rerender(400);
  act(() => jest.advanceTimersByTime(200));
  expect(result.current).toBeLessThan(1000);
  expect(result.current).toBeGreaterThan(400);
  act(() => jest.advanceTimersByTime(800));
  expect(result.current).toBe(400);
});

it('continues from the shown number when the amount changes during the animation', () => {
  const { result, rerender } = renderHook(useCountUp, { initialProps: 0 });
  rerender(1000);
  act(() => jest.advanceTimersByTime(100));
  const shown = result.current;
  rerender(0);
  act(() => jest.advanceTimersByTime(20));
  expect(result.current).toBeLessThanOrEqual(shown);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(0);
});

it('does not animate for visitors who prefer reduced motion', () => {
  preferLessMotion(true);
  const { result, rerender } = renderHook(useCountUp, { initialProps: 0 });
  rerender(5000);
  expect(result.current).toBe(5000);
});
