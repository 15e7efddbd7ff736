import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { noteReached } from '../api/connection';
import { OfflineBanner } from './OfflineBanner';

const say = (text: RegExp) => screen.queryByText(text);
const OFFLINE = /つながっていません/;
const UNREACHABLE = /ショップにつながりません/;

let isOnline = true;
let isReachable = false;
const goOnline = (online: boolean) =>
  act(async () => {
    isOnline = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  window.fetch = async () => {
    if (!isReachable) throw new TypeError('no network');
    return new Response(JSON.stringify({ state: 200, detail: { is_login: '0' } }));
  };
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  act(() => noteReached(true));
});

it('shows nothing while the shop is reachable', () => {
  render(<OfflineBanner />);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('appears while the device has no network', async () => {
  render(<OfflineBanner />);
  await goOnline(false);
  expect(say(OFFLINE)).not.toBeNull();
  await goOnline(true);
  expect(say(OFFLINE)).toBeNull();
});

it('appears when the shop is unreachable, and retries until it responds', async () => {
  render(<OfflineBanner />);
  await act(async () => noteReached(false));
  expect(say(UNREACHABLE)).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(say(UNREACHABLE)).not.toBeNull();
  isReachable = true;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(say(UNREACHABLE)).toBeNull();
});
