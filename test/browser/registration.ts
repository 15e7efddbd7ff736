import type { Page } from '@playwright/test';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { expect } from './journey.js';
import type { Registration } from './members.js';
import { findControl } from './steps.js';
import type { Say } from './words.js';

const PERSON_FIELDS = ['lastName', 'firstName', 'zipcode', 'address', 'tel'] as const;
const LOG_IN = ['mail', 'pass', 'confirmPass'] as const;

/** Fills in a person's name, address and phone. */
export const fillAddress = async (page: Page, say: Say, person: Registration): Promise<void> => {
  const field = (key: 'pref' | 'shiku' | 'province' | (typeof PERSON_FIELDS)[number]) =>
    page.getByLabel(say(membersMessages, key), { exact: true });
  for (const key of PERSON_FIELDS) await field(key).fill(person[key]);
  if (person.pref_id === '99') {
    await expect(field('pref')).toHaveCount(0);
    await field('shiku').fill(person.shiku);
    await field('province').fill(person.province);
  } else {
    // The shop looks the address up after seven digits.
    await expect(field('pref')).toHaveValue(person.pref_id);
    await expect(field('shiku')).toHaveValue(person.shiku);
  }
};

/** Fills in the registration form up to the agreement. */
export const fillRegistration = async (page: Page, say: Say, person: Registration): Promise<void> => {
  await fillAddress(page, say, person);
  for (const key of LOG_IN) await page.getByLabel(say(membersMessages, key), { exact: true }).fill(person[key]);
  await expect(findControl(page, say(membersMessages, 'toConfirm'))).toHaveCount(0);
  await page.getByLabel(say(membersMessages, 'agree')).check();
};

type LogIn = Pick<Registration, 'mail' | 'pass'>;

/** Fills in the mail address and the password of the log-in or the sign-up. */
export const fillLogIn = async (page: Page, say: Say, { mail, pass }: LogIn): Promise<void> => {
  await page.getByLabel(say(membersMessages, 'mail'), { exact: true }).fill(mail);
  await page.getByLabel(say(membersMessages, 'pass'), { exact: true }).fill(pass);
};

/** Logs in on the open log-in page. */
export const logIn = async (page: Page, say: Say, person: LogIn): Promise<void> => {
  await fillLogIn(page, say, person);
  await page.keyboard.press('Enter');
};
