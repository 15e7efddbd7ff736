import { describe, expect, it } from '@jest/globals';
import { isDaytime } from './time.js';

describe('daytime', () => {
  it.each([
    ['08:59:59', false],
    ['09:00:00', true],
    ['20:59:59', true],
    ['21:00:00', false],
    ['00:00:00', false],
  ])('lasts from nine to nine in Tokyo: at %s %p', (time, isDay) => {
    expect(isDaytime(new Date(`2026-04-01T${time}+09:00`))).toBe(isDay);
  });
});
