import { appMessages } from '../../web/src/app/app.messages';
import { contactsMessages } from '../../web/src/features/contacts/contacts.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { guideMessages } from '../../web/src/features/legal/guide.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { expect } from './journey.js';
import { ROUTES } from './routes.js';
import { test } from './stage.js';
import { expectNoSideScroll, findControl, findHeading } from './steps.js';

const GUIDE_STEPS = 6;

test('a visitor searches the guide in vain and writes to the shop', async ({ page, say, language }) => {
  await page.goto(paths.top);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say(appMessages, 'guide') })
    // A pack opened meanwhile moves the footer away from a pointer, but not from a key.
    .press('Enter');
  await page.waitForURL(paths.userGuide);
  await expectNoSideScroll(page, 320);
  const pictures = page.locator('.guide-step img');
  await expect(pictures).toHaveCount(GUIDE_STEPS);
  for (let step = 0; step < GUIDE_STEPS; step += 1) {
    const picture = pictures.nth(step);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
  await expectAccessible(page);

  const search = page.getByRole('searchbox', { name: say(guideMessages, 'search') });
  await search.fill(language === 'ja' ? '送り先を変えたい' : 'purple');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(say(guideMessages, 'found', { count: 0 }));
  await search.fill('PayPal');
  const question = page.locator('.guide-question');
  await expect(question).toHaveCount(1);
  await question.locator('summary').click();
  await expect(question).toContainText('Amazon Pay');

  await page
    .getByRole('region')
    .last()
    .getByRole('link', { name: say(guideMessages, 'contact') })
    .click();
  await page.waitForURL(paths.contact);
  await expect(findHeading(page, say(contactsMessages, 'title'))).toBeVisible();
  await expectNoSideScroll(page, 320);
  const field = (name: 'mail' | 'name' | 'subject' | 'body') =>
    page.getByLabel(say(contactsMessages, name), { exact: true });
  await findControl(page, say(contactsMessages, 'send')).click();
  await expect(field('mail')).toBeFocused();
  await expectAccessible(page);
  await field('mail').fill('visitor@example.com');
  await field('name').fill('山田');
  await field('subject').fill('在庫について');
  await field('body').fill('次の入荷はいつですか？');
  await findControl(page, say(contactsMessages, 'send')).click();
  await expect(findHeading(page, say(contactsMessages, 'doneTitle'))).toBeInViewport();
  await expect(page.getByRole('main')).toContainText(/C\d{6}/);
});

test('a member asks about a purchase right from it', async ({ stage }) => {
  const { page, say } = stage;
  await ROUTES.buyProductHistoryDetail.arrive(stage);
  await page.getByRole('link', { name: say(drawsMessages, 'drawContact') }).click();
  await page.waitForURL(`${paths.contact}?**`);
  await expect(page.getByLabel(say(contactsMessages, 'subject'), { exact: true })).toHaveValue(
    say(contactsMessages, 'drawSubject'),
  );
  await page.getByLabel(say(contactsMessages, 'body'), { exact: true }).fill('?');
  await findControl(page, say(contactsMessages, 'send')).click();
  await expect(findHeading(page, say(contactsMessages, 'doneTitle'))).toBeInViewport();
});
