import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { fairnessMessages } from '../../web/src/features/fairness/fairness.messages';
import { stepsMessages } from '../../web/src/features/fairness/steps.messages';
import { expect, test } from './journey.js';
import { buy, decide, expectNoSideScroll, findControl, openPackPage, skipAll } from './steps.js';

test('the last ticket also wins the last-one prize, and its draw can be verified as the last', async ({
  page,
  say,
  language,
  richMember: _,
  rival,
  openPack,
}) => {
  const pack = await openPack({
    quantity: 12,
    extra_prizes: [{ card_id: 'sb-001', rule: 'last', draws: [] }],
  });
  await rival.draw(pack.id, 11);
  const lastOne = language === 'ja' ? 'ラストワン賞' : 'Last-one prize';
  await openPackPage(page, pack);
  await expect(page.getByRole('listitem').filter({ hasText: lastOne })).toBeVisible();
  await expectNoSideScroll(page);

  await buy(page, say, pack, 1);
  await skipAll(page, say);
  const extra = page.getByRole('main').getByRole('listitem').filter({ hasText: lastOne });
  await expect(extra).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(2);
  await decide(page, say);

  await findControl(page.getByRole('main'), say(drawsMessages, 'verify')).click();
  await expect(page.getByRole('heading', { name: say(fairnessMessages, 'verdictOk') })).toBeVisible();
  await findControl(page.getByRole('main'), say(fairnessMessages, 'whole')).click();
  const step = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: say(stepsMessages, 'extras') }),
  });
  await expect(step.getByText(say(stepsMessages, 'stateOk'), { exact: true })).toBeVisible();
  await expect(page.getByText(say(stepsMessages, 'stateFalse'), { exact: true })).toHaveCount(0);
});
