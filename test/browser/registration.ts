import type { Page } from '@playwright/test';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { expect } from './journey.js';
import type { Registration } from './members.js';
import { control } from './steps.js';
import type { Say } from './words.js';

const TOLD = ['lastName', 'firstName', 'zipcode', 'address', 'tel'] as const;
const LOG_IN = ['mail', 'pass', 'confirmPass'] as const;

/** Fills in who and where a person is. */
export const fillAddress = async (page: Page, say: Say, person: Registration): Promise<void> => {
  const field = (key: 'pref' | 'shiku' | 'province' | (typeof TOLD)[number]) =>
    page.getByLabel(say(membersMessages, key), { exact: true });
  for (const key of TOLD) await field(key).fill(person[key]);
  if (person.pref_id === '99') {
    await expect(field('pref')).toHaveCount(0);
    await field('shiku').fill(person.shiku);
    await field('province').fill(person.province);
  } else {
    // Seven digits look the address up.
    await expect(field('pref')).toHaveValue(person.pref_id);
    await expect(field('shiku')).toHaveValue(person.shiku);
  }
};

/** Fills the registration form in, as far as the agreement. */
export const fillRegistration = async (page: Page, say: Say, person: Registration): Promise<void> => {
  await fillAddress(page, say, person);
  for (const key of LOG_IN) await page.getByLabel(say(membersMessages, key), { exact: true }).fill(person[key]);
  await expect(control(page, say(membersMessages, 'toConfirm'))).toHaveCount(0);
  await page.getByLabel(say(membersMessages, 'agree')).check();
};
