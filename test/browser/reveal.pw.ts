import type { Page } from '@playwright/test';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { MembersApi, newcomer } from './members.js';
import { expectAllPressable, expectInSight } from './pressing.js';
import { fillLogIn } from './registration.js';
import { atGlance, EVERY_RARITY, seeFilm, stageOf } from './reveal.js';
import { buy, chooseCount, confirmPurchase, control, heading, tileOf } from './steps.js';

const LEAST_CARD_PIXELS = 150;

/** The card that lies on the stage, whichever side is up. */
const cardOf = (page: Page) => page.locator('.turning-card');

test('a member who logs in and draws, by links and presses alone, sees the cards', async ({
  page,
  playwright,
  baseURL,
  say,
  language,
  operators,
  openPack,
}) => {
  const person = newcomer(language);
  const elsewhere = await playwright.request.newContext({ baseURL });
  await new MembersApi(elsewhere, language).register(person);
  await elsewhere.dispose();
  await operators.grant(person.mail, { points: 1000 });
  const pack = await openPack();

  await page.goto(paths.top);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say(membersMessages, 'logIn') })
    .click();
  await fillLogIn(page, say, person);
  await control(page.getByRole('main'), say(membersMessages, 'logIn')).click();
  await tileOf(page, pack).getByRole('link').first().click();
  await expect(heading(page, pack.name)).toBeVisible();
  await chooseCount(page, say, 1);
  await confirmPurchase(page, say);

  await seeFilm(page, say);
  await expectInSight(cardOf(page), LEAST_CARD_PIXELS);
  await control(page, say(drawsMessages, 'flip')).click();
  // Edge-on while it is turned, it has no width.
  await expect(control(page, say(drawsMessages, 'toList'))).toBeVisible();
  await expectInSight(cardOf(page), LEAST_CARD_PIXELS);
  await expectAllPressable(stageOf(page, say));
  await control(page, say(drawsMessages, 'toList')).click();
  await expect(heading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
});

test('every button of the reveal takes its press, however much light a card gives', async ({
  page,
  say,
  richMember: _,
  openPack,
}) => {
  const pack = await openPack({ card_ids: EVERY_RARITY, quantity: 3 });
  await buy(page, say, pack, 10);
  const stage = stageOf(page, say);
  await expectAllPressable(stage);
  await seeFilm(page, say);
  const seen = new Set<string>();
  for (let number = 1; number <= 10; number += 1) {
    await expect(stage.getByText(say(drawsMessages, 'cardOf', { number, total: 10 }))).toBeVisible();
    await expectAllPressable(stage);
    await control(stage, say(drawsMessages, 'flip')).click();
    await expectAllPressable(stage);
    const onwards = control(stage, say(drawsMessages, 'next'));
    await expect(onwards).toBeVisible();
    await expectAllPressable(stage);
    seen.add((await stage.locator('.badge').textContent()) ?? '');
    await onwards.click();
  }
  // Ten of twelve tickets leave no rarity out.
  expect([...seen].sort()).toEqual(['N', 'R', 'SR', 'UR']);
  await expect(atGlance(page, say)).toHaveCount(10);
  await expectAllPressable(stage);
  await control(stage, say(drawsMessages, 'toList')).click();
  await expect(heading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
});
