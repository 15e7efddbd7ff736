import type { BrowserContext, Page, Worker } from '@playwright/test';
import { deviceMessages } from '../../web/src/features/notifications/device.messages';
import { notificationsMessages } from '../../web/src/features/notifications/notifications.messages';
import { pointsMessages } from '../../web/src/features/points/points.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { sandboxOf } from './buying.js';
import { expect, test } from './journey.js';

import { expectNoSideScroll, findControl, findHeading } from './steps.js';

test.use({ serviceWorkers: 'allow' });

interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Replaces the browser's push service: subscriptions go to the sandbox. */
const subscribeAtSandbox = (page: Page, { endpoint, p256dh, auth }: Subscription) =>
  page.addInitScript(
    (registration) => {
      const kept = 'test-subscribed';
      let options: object = {};
      const keep = (key: string) => {
        const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
        options = { applicationServerKey: bytes.buffer };
      };
      const key = localStorage.getItem(kept);
      if (key) keep(key);
      const subscription = {
        get options() {
          return options;
        },
        toJSON: () => registration,
        unsubscribe: async () => {
          localStorage.removeItem(kept);
          return true;
        },
      };
      // Headless Chromium has no permission prompt and denies.
      let permission: NotificationPermission = localStorage.getItem(kept) ? 'granted' : 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        permission = 'granted';
        return permission;
      };
      PushManager.prototype.subscribe = async (requestedOptions) => {
        const publicKey = String(requestedOptions?.applicationServerKey);
        localStorage.setItem(kept, publicKey);
        keep(publicKey);
        return subscription as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem(kept) ? (subscription as unknown as PushSubscription) : null;
    },
    { endpoint, keys: { p256dh, auth } },
  );

/** Delivers a decrypted message as the browser's push service does. */
const deliver = async (context: BrowserContext, page: Page, data: string): Promise<void> => {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
};

/**
 * Notifications and opened addresses of the worker. The worker records them, since headless Chromium shows no notifications.
 */
interface Screen {
  readonly shown: { title: string; body: string; tag: string; data: unknown }[];
  readonly opened: string[];
}

/** Records the worker's notifications for the test. */
const watch = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    // biome-ignore lint/suspicious/noExplicitAny: types of pages know no worker
    const scope = self as any;
    const screen: Screen = { shown: [], opened: [] };
    scope.screen = screen;
    scope.registration.showNotification = async (title: string, options: object) =>
      screen.shown.push({ title, ...options } as Screen['shown'][number]);
    scope.clients.openWindow = async (url: string) => screen.opened.push(url);
  });

const screenOf = (worker: Worker): Promise<Screen> =>
  // biome-ignore lint/suspicious/noExplicitAny: types of pages know no worker
  worker.evaluate(() => (self as any).screen);

/** Presses the latest notification. */
const pressLast = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    // biome-ignore lint/suspicious/noExplicitAny: types of pages know no worker
    const scope = self as any;
    const notification = { ...scope.screen.shown.at(-1), close: () => undefined };
    scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
  });

test('a member switches notifications on, tests them, gets one for a grant, and switches them off', async ({
  page,
  context,
  request,
  baseURL,
  say,
  member: { person, api },
  operators,
}) => {
  const sandbox = await sandboxOf(api);
  const subscription: Subscription = await (await request.post(`${sandbox}/_control/push/subscriptions`)).json();
  const number = subscription.endpoint.split('/').at(-1);
  const sent = async (): Promise<string[]> => {
    const all = await (await request.get(`${sandbox}/_control/push/messages`)).json();
    return all
      .filter((one: { subscription: string }) => one.subscription === number)
      .map(({ text }: { text: string }) => text);
  };
  await context.grantPermissions(['notifications'], { origin: baseURL! });
  await subscribeAtSandbox(page, subscription);

  await page.goto(paths.notifications);
  const part = page.getByRole('region', { name: say(deviceMessages, 'title') });
  await expect(part).toContainText(say(deviceMessages, 'off'));
  await findControl(page, say(deviceMessages, 'turnOn')).click();
  await expect(part).toContainText(say(deviceMessages, 'on'));
  await expectAccessible(page);
  await expectNoSideScroll(page, 320);
  await page.reload();
  await expect(part).toContainText(say(deviceMessages, 'on'));

  await findControl(page, say(deviceMessages, 'test')).click();
  await expect(part).toContainText(say(deviceMessages, 'tested'));
  await expect.poll(sent).toHaveLength(1);
  const [worker] = context.serviceWorkers();
  await watch(worker!);
  const [trial = ''] = await sent();
  await deliver(context, page, trial);
  await expect.poll(async () => (await screenOf(worker!)).shown).toMatchObject([{ title: JSON.parse(trial).title }]);

  await operators.grant(person.mail, { points: 30 });
  await expect.poll(sent).toHaveLength(2);
  await deliver(context, page, (await sent())[0]!);
  await expect.poll(async () => (await screenOf(worker!)).shown.length).toBe(2);
  const [notification] = (await api.get('user/notifications')).list;
  expect((await screenOf(worker!)).shown[1]).toMatchObject({
    title: notification.title,
    body: notification.text,
    tag: notification.id,
  });
  await pressLast(worker!);
  await expect.poll(async () => (await screenOf(worker!)).opened).toEqual([new URL(notification.path, baseURL).href]);
  await page.goto(notification.path);
  await expect(findHeading(page, say(pointsMessages, 'pointHistory'))).toBeVisible();

  await page.goto(paths.notifications);
  await expect(findHeading(page, say(notificationsMessages, 'title'))).toBeVisible();
  await findControl(page, say(deviceMessages, 'turnOff')).click();
  await expect(part).toContainText(say(deviceMessages, 'off'));
  expect((await api.get('user/push')).detail).toMatchObject({ is_on: '0', devices: 0 });
});

test('the page explains blocked notifications and how to allow them', async ({ page, say, member: _ }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto(paths.notifications);
  const part = page.getByRole('region', { name: say(deviceMessages, 'title') });
  await expect(part).toContainText(say(deviceMessages, 'blocked'));
  await expect(part.getByRole('button')).toHaveCount(0);
  await expectNoSideScroll(page, 320);
});
