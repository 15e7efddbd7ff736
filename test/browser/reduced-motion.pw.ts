import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { expect, test } from './journey.js';
import { buy, findControl } from './steps.js';

test('a member with reduced motion sees the cards at once', async ({
  page,
  say,
  language,
  richMember: _,
  openPack,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await buy(page, say, await openPack(), 10);
  const stage = page.getByRole('dialog', { name: say(drawsMessages, 'revealTitle') });
  await expect(stage.getByText(language === 'ja' ? '夜露の蛍' : 'Night-Dew Firefly')).toBeVisible();
  await expect(findControl(page, say(drawsMessages, 'start'))).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
});
