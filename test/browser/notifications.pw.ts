import { appMessages } from '../../web/src/app/app.messages';
import { notificationsMessages } from '../../web/src/features/notifications/notifications.messages';
import { pointsMessages } from '../../web/src/features/points/points.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';
import { expectNoSideScroll, findControl, findHeading } from './steps.js';

test('a member sees a new notification in the menu, reads it, and follows its link', async ({
  page,
  say,
  richMember: { api },
}) => {
  // The notification of the grant arrives through the feed.
  await expect.poll(async () => (await api.get('user/notifications')).unread).toBe(2);
  await page.goto(paths.top);
  await findControl(page, say(appMessages, 'menu')).click();
  const menu = page.getByRole('dialog', { name: say(appMessages, 'menu') });
  const way = menu.getByRole('link', { name: say(notificationsMessages, 'title') });
  await expect(way).toContainText(say(notificationsMessages, 'freshCount', { count: 2 }));
  await way.click();
  await expect(findHeading(page, say(notificationsMessages, 'title'))).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(say(notificationsMessages, 'fresh'));
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await expect.poll(async () => (await api.get('user/notifications')).unread).toBe(0);

  await rows.first().getByRole('link').click();
  // The address changes before the page does.
  await expect(findHeading(page, say(pointsMessages, 'coinHistory'))).toBeVisible();
  await page.goBack();
  await expect(findHeading(page, say(notificationsMessages, 'title'))).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText(say(notificationsMessages, 'fresh'), { exact: true })).toHaveCount(0);
});

test('a member reads that a grant was reversed, the reason and the contact, and finds it in the history', async ({
  page,
  say,
  language,
  operators,
  richMember: { api, person },
}, info) => {
  await operators.takeBack(person.mail, 'system-error');
  await expect.poll(async () => (await api.get('user/notifications')).unread).toBe(3);
  await page.goto(paths.notifications);
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect(row).toContainText(
    language === 'ja'
      ? /コインの付与を取り消しました.*システムの不具合があったため、ショップから付与した10,000コインを取り消しました。ご不明な点は、お問い合わせください。/
      : /Coins we gave you were taken back.*10,000 coins it had given you, as a system error.*contact us/,
  );
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('notifications.png') });

  await row.getByRole('link').click();
  await expect(findHeading(page, say(pointsMessages, 'coinHistory'))).toBeVisible();
  await expect(page.getByText(language === 'ja' ? 'ショップからの付与の取り消し' : 'Grant taken back')).toBeVisible();
  await expectNoSideScroll(page);
  await page.screenshot({ path: info.outputPath('history.png') });
});
