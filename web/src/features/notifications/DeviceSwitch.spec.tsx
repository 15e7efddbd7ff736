import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { queryClient } from '../../api/query-client';
import { switchLanguage } from '../../i18n/i18n';
import { DeviceSwitch } from './components/DeviceSwitch';

/** Two bytes encoded in base64url. */
const PUBLIC_KEY = 'a2U';
const KEYS = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** State of a fake browser, and the calls it received. */
interface Browser {
  permission: NotificationPermission;
  /** The member's response to the request for permission. */
  says: NotificationPermission;
  isSubscribed: boolean;
  asked: string[];
}

let browser: Browser;
let detail: { public_key: string; is_on: string; devices: number };
let refusal: object | undefined;
let written: [path: string, payload: object][];

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

beforeEach(() => {
  cleanup();
  queryClient.clear();
  switchLanguage('en');
  browser = { permission: 'default', says: 'granted', isSubscribed: false, asked: [] };
  detail = { public_key: PUBLIC_KEY, is_on: '0', devices: 0 };
  refusal = undefined;
  written = [];
  const subscription = {
    options: { applicationServerKey: Uint8Array.from('ke', (letter: string) => letter.charCodeAt(0)).buffer },
    toJSON: () => KEYS,
    unsubscribe: async () => {
      browser.isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (browser.isSubscribed ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      browser.asked.push(applicationServerKey);
      browser.isSubscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  define(navigator, 'serviceWorker', {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  define(window, 'PushManager', class {});
  define(
    window,
    'Notification',
    class {
      static get permission() {
        return browser.permission;
      }
      static async requestPermission() {
        browser.asked.push('permission');
        browser.permission = browser.says;
        return browser.says;
      }
    },
  );
  window.fetch = async (input, init) => {
    const path = String(input).replace('/api', '');
    if (init?.body) {
      written.push([path, JSON.parse((init.body as URLSearchParams).get('json') ?? '{}')]);
      if (path.endsWith('/subscribe')) detail = { ...detail, is_on: '1', devices: detail.devices + 1 };
      if (path.endsWith('/unsubscribe')) detail = { ...detail, is_on: '0', devices: detail.devices - 1 };
    }
    const body = init?.body && refusal ? refusal : { state: 200, ...(!path.endsWith('/test') && { detail }) };
    return Response.json({ csrf: { name: '_csrf', value: `${Math.random()}` }, ...body });
  };
});
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () =>
  act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <DeviceSwitch />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the switch of a device', () => {
  it('asks for permission only after a press, and sends the subscription to the shop', async () => {
    await open();
    expect(screen.getByText('Off on this device.')).toBeTruthy();
    expect(browser.asked).toEqual([]);
    await press('Turn on for this device');
    expect(await screen.findByText('On for this device.')).toBeTruthy();
    expect(browser.asked).toEqual(['permission', PUBLIC_KEY]);
    expect(written).toEqual([['/user/push/subscribe', { endpoint: KEYS.endpoint, p256dh: 'p', auth: 'a' }]]);
    await press('Send a test');
    expect(await screen.findByText(/A test is on its way/)).toBeTruthy();
    await press('Turn off');
    expect(await screen.findByText('Off on this device.')).toBeTruthy();
    expect([browser.isSubscribed, written.at(-1)![0]]).toEqual([false, '/user/push/unsubscribe']);
  });

  it.each<[string, Partial<Browser>, RegExp]>([
    ['is closed without an answer', { says: 'default' }, /choose “Allow”/],
    ['is answered with no', { says: 'denied' }, /Open the site settings/],
  ])('says what to do where the question %s, and tells the shop nothing', async (_, facts, words) => {
    Object.assign(browser, facts);
    await open();
    await press('Turn on for this device');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(written).toEqual([]);
  });

  it('explains how to unblock notifications, and shows no button meanwhile', async () => {
    browser.permission = 'denied';
    await open();
    expect(screen.getByText(/Your browser blocks notifications/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a message when the browser does not support push', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    await open();
    expect(screen.getByText(/does not support notifications/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a message when the shop does not offer push', async () => {
    detail = { ...detail, public_key: '' };
    await open();
    expect(screen.getByText(/not available at the moment/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('counts this device only while its browser has a subscription', async () => {
    detail = { ...detail, is_on: '1', devices: 3 };
    await open();
    expect(screen.getByText('Off on this device. On for 2 of your other devices.')).toBeTruthy();
    cleanup();
    queryClient.clear();
    browser.isSubscribed = true;
    await open();
    expect(screen.getByText('On for 3 devices, including this one.')).toBeTruthy();
  });

  it('shows off when the subscription was made for an earlier key of the shop', async () => {
    Object.assign(browser, { isSubscribed: true, permission: 'granted' });
    detail = { public_key: 'other', is_on: '1', devices: 1 };
    await open();
    expect(screen.getByText('Off on this device.')).toBeTruthy();
  });

  it('shows the message of a refusal', async () => {
    Object.assign(browser, { isSubscribed: true, permission: 'granted' });
    detail = { ...detail, is_on: '1', devices: 1 };
    await open();
    refusal = { state: 400, errors: { device: ['Wait ten minutes.'] } };
    await press('Send a test');
    expect(await screen.findByText('Wait ten minutes.')).toBeTruthy();
  });
});
