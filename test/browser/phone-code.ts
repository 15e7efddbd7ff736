import type { APIRequestContext, Page } from '@playwright/test';
import { phoneMessages } from '../../web/src/features/members/phone.messages';
import { expect } from './journey.js';
import type { MembersApi } from './members.js';
import { findControl } from './steps.js';
import type { Say } from './words.js';

/** A phone number that nobody has. @returns as it is typed in the language, and as the network knows it */
export const newPhone = (language: 'ja' | 'en') => {
  // A number that begins with 0800 is no mobile.
  const digits = `1${String(Date.now()).slice(-7)}`;
  return { typed: language === 'ja' ? `080${digits}` : `8180${digits}`, number: `+8180${digits}` };
};

/** What was sent to a phone last. */
const codeSentTo = async (request: APIRequestContext, number: string): Promise<string> => {
  const outbox = (await (await request.get('/sandbox/outbox')).json()) as {
    kind: string;
    to: string;
    text: string;
  }[];
  const { text } = outbox.find(({ kind, to }) => kind === 'sms' && to === number)!;
  return /\d{6}/.exec(text)![0];
};

/** Has a code sent, on the page of the member's details. @returns where it is typed */
export const sendCode = async (page: Page, say: Say, typed: string) => {
  await page.getByLabel(say(phoneMessages, 'tel')).fill(typed);
  await findControl(page, say(phoneMessages, 'sms')).click();
  await findControl(page, say(phoneMessages, 'send')).click();
  const popup = page.getByRole('dialog', { name: say(phoneMessages, 'codeTitle') });
  await expect(popup).toBeVisible();
  return popup;
};

/** Types the code that was sent. */
export const typeCode = async (page: Page, say: Say, number: string): Promise<void> => {
  const popup = page.getByRole('dialog', { name: say(phoneMessages, 'codeTitle') });
  await popup.getByLabel(say(phoneMessages, 'code')).fill(await codeSentTo(page.request, number));
  await findControl(page, say(phoneMessages, 'verify')).click();
  await expect(page.getByText(say(phoneMessages, 'done'))).toBeVisible();
  await expect(popup).toHaveCount(0);
};

/** Verifies a member's phone behind the page's back. */
export const verifyByApi = async (
  request: APIRequestContext,
  api: MembersApi,
  { typed, number }: ReturnType<typeof newPhone>,
): Promise<void> => {
  await api.post('user/send_sms', { tel: typed });
  const { state } = await api.post('user/check_sms', { sms_code: await codeSentTo(request, number) });
  expect(state).toBe(200);
};
