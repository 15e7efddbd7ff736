import type { Page } from '@playwright/test';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buildNewcomer, MembersApi } from './members.js';
import { expectAllPressable, expectInSight } from './pressing.js';
import { fillLogIn } from './registration.js';
import { EVERY_RARITY, findGlanceCards, stageOf, viewFilm } from './reveal.js';
import { buy, chooseCount, confirmPurchase, findControl, findHeading, tileOf } from './steps.js';

const MIN_CARD_PIXELS = 150;

/** Finds the card on the stage, whichever side is up. */
const cardOf = (page: Page) => page.locator('.turning-card');

test('a member logs in, draws and sees the cards without typing an address', async ({
  page,
  playwright,
  baseURL,
  say,
  language,
  operators,
  openPack,
}) => {
  const person = buildNewcomer(language);
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
  await findControl(page.getByRole('main'), say(membersMessages, 'logIn')).click();
  await tileOf(page, pack).getByRole('link').first().click();
  await expect(findHeading(page, pack.name)).toBeVisible();
  await chooseCount(page, say, 1);
  await confirmPurchase(page, say);

  await viewFilm(page, say);
  await expectInSight(cardOf(page), MIN_CARD_PIXELS);
  await findControl(page, say(drawsMessages, 'flip')).click();
  // A turning card has no width when it is edge-on.
  await expect(findControl(page, say(drawsMessages, 'toList'))).toBeVisible();
  await expectInSight(cardOf(page), MIN_CARD_PIXELS);
  await expectAllPressable(stageOf(page, say));
  await findControl(page, say(drawsMessages, 'toList')).click();
  await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
});

test('every button of the reveal can be pressed, also under a card’s light', async ({
  page,
  say,
  richMember: _,
  openPack,
}) => {
  const pack = await openPack({ card_ids: EVERY_RARITY, quantity: 3 });
  await buy(page, say, pack, 10);
  const stage = stageOf(page, say);
  await expectAllPressable(stage);
  await viewFilm(page, say);
  const seen = new Set<string>();
  for (let number = 1; number <= 10; number += 1) {
    await expect(stage.getByText(say(drawsMessages, 'cardOf', { number, total: 10 }))).toBeVisible();
    await expectAllPressable(stage);
    await findControl(stage, say(drawsMessages, 'flip')).click();
    await expectAllPressable(stage);
    const nextControl = findControl(stage, say(drawsMessages, 'next'));
    await expect(nextControl).toBeVisible();
    await expectAllPressable(stage);
    seen.add((await stage.locator('.badge').textContent()) ?? '');
    await nextControl.click();
  }
  // Ten of twelve tickets include every rarity.
  expect([...seen].sort()).toEqual(['N', 'R', 'SR', 'UR']);
  await expect(findGlanceCards(page, say)).toHaveCount(10);
  await expectAllPressable(stage);
  await findControl(stage, say(drawsMessages, 'toList')).click();
  await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
});
