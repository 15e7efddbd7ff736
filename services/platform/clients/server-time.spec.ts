import { describe, expect, it } from '@jest/globals';
import { ServerTime } from './server-time.shared.js';

const START_MS = Date.UTC(2026, 10, 26, 3);
const DAY_MS = 86_400_000;

/** Opens a shop and a device whose clock is ahead of the shop's by `wrongMs`. */
const openDevice = (wrongMs = 0) => {
  let passedMs = 0;
  const device = { wrongMs };
  const shopMs = () => START_MS + passedMs;
  const time = new ServerTime({ monotonicMs: () => passedMs, deviceMs: () => shopMs() + device.wrongMs });
  return {
    device,
    errorMs: () => Math.abs(time.nowMs() - shopMs()),
    pass: (ms: number) => {
      passedMs += ms;
    },
    /** Simulates a call: the shop answers after `outMs`, and the response arrives `backMs` later. */
    call: (outMs: number, backMs: number) => {
      const sentMs = passedMs;
      passedMs += outMs;
      const date = new Date(shopMs()).toUTCString();
      passedMs += backMs;
      time.note(date, sentMs);
    },
    time,
  };
};

describe('ServerTime', () => {
  it('follows the device’s clock until the shop has responded', () => {
    const { errorMs } = openDevice(DAY_MS);
    expect(errorMs()).toBe(DAY_MS);
  });

  it.each([DAY_MS, -DAY_MS, 90_000, -90_000])(
    'differs by at most a second when the device’s clock is wrong by %d ms',
    (wrongMs) => {
      const { call, errorMs, pass } = openDevice(wrongMs);
      pass(2000);
      call(20, 30);
      expect(errorMs()).toBeLessThanOrEqual(1050);
    },
  );

  it('stays exact when the device’s clock is right', () => {
    const { call, errorMs, pass } = openDevice();
    pass(2345);
    call(20, 30);
    expect(errorMs()).toBe(0);
  });

  it('stays right when the device’s clock jumps while the page is open', () => {
    const { call, device, errorMs, pass } = openDevice();
    call(20, 30);
    device.wrongMs = -DAY_MS;
    pass(60_000);
    expect(errorMs()).toBe(0);
    call(20, 30);
    expect(errorMs()).toBeLessThanOrEqual(1050);
  });

  it('ignores slow responses after a quick one', () => {
    const { call, errorMs } = openDevice(DAY_MS);
    call(10, 10);
    call(0, 25_000);
    call(25_000, 0);
    expect(errorMs()).toBeLessThanOrEqual(1020);
  });

  it('narrows with every response', () => {
    const { call, errorMs, pass } = openDevice(DAY_MS);
    call(10, 8000);
    for (let i = 0; i < 10; i += 1) {
      pass(1370);
      call(10, 10);
    }
    expect(errorMs()).toBeLessThan(400);
  });

  it('follows the newest response when the monotonic clock has stood still', () => {
    let monotonicMs = 0;
    let shopMs = START_MS;
    const time = new ServerTime({ monotonicMs: () => monotonicMs, deviceMs: () => shopMs + DAY_MS });
    time.note(new Date(shopMs).toUTCString(), 0);
    // The device sleeps: an hour passes for the shop alone.
    shopMs += 3_600_000;
    monotonicMs += 50;
    time.note(new Date(shopMs).toUTCString(), monotonicMs);
    expect(Math.abs(time.nowMs() - shopMs)).toBeLessThanOrEqual(1000);
  });

  it.each([null, '', 'yesterday'])('ignores %p in place of a date', (date) => {
    const { time, errorMs } = openDevice(DAY_MS);
    time.note(date, 0);
    expect(errorMs()).toBe(DAY_MS);
  });
});
