import type { APIRequestContext, Page } from '@playwright/test';
import { phoneMessages } from '../../web/src/features/members/phone.messages';
import { expect } from './journey.js';
import type { MembersApi } from './members.js';
import { findControl } from './steps.js';
import type { Say } from './words.js';

/** Creates an unused phone number. @returns it as typed in the language, and as the network has it */
export const newPhone = (language: 'ja' | 'en') => {
  // A number that begins with 0800 is no mobile.
  const digits = `1${String(Date.now()).slice(-7)}`;
  return { typed: language === 'ja' ? `080${digits}` : `8180${digits}`, number: `+8180${digits}` };
};

/** Returns the code of the latest message to a phone. */
const codeSentTo = async (request: APIRequestContext, number: string): Promise<string> => {
  const outbox = (await (await request.get('/sandbox/outbox')).json()) as {
    kind: string;
    to: string;
    text: string;
  }[];
  const { text } = outbox.find(({ kind, to }) => kind === 'sms' && to === number)!;
  return /\d{6}/.exec(text)![0];
};

/** Requests a code on the page of the member's details. @returns its input */
export const sendCode = async (page: Page, say: Say, typed: string) => {
  await page.getByLabel(say(phoneMessages, 'tel')).fill(typed);
  await findControl(page, say(phoneMessages, 'sms')).click();
  await findControl(page, say(phoneMessages, 'send')).click();
  const popup = page.getByRole('dialog', { name: say(phoneMessages, 'codeTitle') });
  await expect(popup).toBeVisible();
  return popup;
};

/** Types the received code. */
export const typeCode = async (page: Page, say: Say, number: string): Promise<void> => {
  const popup = page.getByRole('dialog', { name: say(phoneMessages, 'codeTitle') });
  await popup.getByLabel(say(phoneMessages, 'code')).fill(await codeSentTo(page.request, number));
  await findControl(page, say(phoneMessages, 'verify')).click();
  await expect(page.getByText(say(phoneMessages, 'done'))).toBeVisible();
  await expect(popup).toHaveCount(0);
};

/** Verifies a member's phone by API. */
export const verifyByApi = async (
  request: APIRequestContext,
  api: MembersApi,
  { typed, number }: ReturnType<typeof newPhone>,
): Promise<void> => {
  await api.post('user/send_sms', { tel: typed });
  const { state } = await api.post('user/check_sms', { sms_code: await codeSentTo(request, number) });
  expect(state).toBe(200);
};
