import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { fairnessMessages } from '../../web/src/features/fairness/fairness.messages';
import { stepsMessages } from '../../web/src/features/fairness/steps.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buy, decide, expectNoSideScroll, findControl, skipAll } from './steps.js';

test('a draw can be verified as far as its seed is public, and the page says when the rest follows', async ({
  page,
  say,
  richMember: _,
  openPack,
}) => {
  await buy(page, say, await openPack(), 10);
  await skipAll(page, say);
  await decide(page, say);
  await findControl(page.getByRole('main'), say(drawsMessages, 'verify')).click();
  const verdict = page.getByRole('status').filter({ hasText: say(fairnessMessages, 'verdictSoFar') });
  await expect(verdict).toBeVisible();
  await expect(page.getByRole('main').getByText(say(fairnessMessages, 'verifiableIn'))).toBeVisible();
  await expect(page.getByText(say(stepsMessages, 'stateFalse'), { exact: true })).toHaveCount(0);
  await expectNoSideScroll(page);
});

test('a sold-out box is verified to the last ticket, and tampering is shown', async ({
  page,
  say,
  rival,
  openPack,
}) => {
  const pack = await openPack({ quantity: 30 });
  await rival.draw(pack.id, 30);
  const verdict = (word: 'verdictOk' | 'verdictFalse') =>
    page.getByRole('heading', { name: say(fairnessMessages, word) });

  await page.goto(link(paths.fairness, { packId: pack.id }));
  await expect(verdict('verdictOk')).toBeVisible();
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(steps.filter({ hasText: say(stepsMessages, 'stateOk') })).toHaveCount(await steps.count());

  await page.route('**/api/fair/pack/*/log*', async (route) => {
    const response = await route.fetch();
    const log = await response.json();
    log.list[3].hash = log.list[4].hash;
    await route.fulfill({ response: response, json: log });
  });
  await page.reload();
  await expect(verdict('verdictFalse')).toBeVisible();
});
