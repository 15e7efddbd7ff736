import { readFile } from 'node:fs/promises';
import { leaveMessages } from '../../web/src/features/members/leave.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { ownDataMessages } from '../../web/src/features/members/own-data.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { findControl, findHeading } from './steps.js';

test('a member downloads and reads the data that the shop stores about them', async ({
  page,
  say,
  richMember,
  openPack,
}) => {
  const { person, api } = richMember;
  const pack = await openPack();
  await api.draw(pack.id, 3);
  await page.goto(paths.userMenu);
  await page
    .getByRole('main')
    .getByRole('link', { name: say(membersMessages, 'leave') })
    .click();
  await expect(findHeading(page, say(leaveMessages, 'title'))).toBeVisible();
  await page.getByRole('link', { name: say(leaveMessages, 'ownData') }).click();
  await expect(findHeading(page, say(ownDataMessages, 'title'))).toBeVisible();

  const password = page.getByLabel(say(ownDataMessages, 'pass'), { exact: true });
  await password.fill(`${person.pass}x`);
  await findControl(page, say(ownDataMessages, 'download')).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');

  await password.fill(person.pass);
  const begun = page.waitForEvent('download');
  await findControl(page, say(ownDataMessages, 'download')).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const { profile, log_ins, mails } = JSON.parse(text);
  expect(profile).toEqual([expect.objectContaining({ mail: person.mail, last_name: person.lastName })]);
  expect(log_ins.length).toBeGreaterThan(0);
  expect(mails.length).toBeGreaterThan(0);
  expect(text).not.toContain(person.pass);
  await expect(page.getByText(say(ownDataMessages, 'begun'))).toBeVisible();
});
