import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signedLogMessages } from '../../web/src/features/fairness/signed-log.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';
import { expectNoSideScroll } from './steps.js';

interface Head {
  readonly size: number;
  readonly note: string;
  readonly growth: readonly { readonly older: number; readonly proof: readonly string[] }[];
}

/** A log that another program generated and signed. */
const vectors = JSON.parse(readFileSync('services/draws/verify/signed-log.vectors.json', 'utf8')) as {
  readonly key: string;
  readonly heads: readonly Head[];
};
const headOf = (size: number): Head => vectors.heads.find((head) => head.size === size)!;

/** Lets the shop serve this log from now on. */
const showLog = async (page: Page, { note, growth }: Head): Promise<void> => {
  await page.unroute('**/log/**');
  await page.route('**/log/**', (route) => {
    const [, file = '', older] = /\/log\/([^/]+)(?:\/(\d+)\/\d+)?$/.exec(new URL(route.request().url()).pathname)!;
    const texts: Record<string, string | undefined> = {
      checkpoint: note,
      key: vectors.key,
      consistency: growth.find((one) => one.older === Number(older))?.proof.join('\n'),
    };
    const body = texts[file];
    return route.fulfill(body === undefined ? { status: 404 } : { body, contentType: 'text/plain' });
  });
};

test('a browser stores the signed head of the log, and checks that the log extends it', async ({ page, say }, info) => {
  const panel = page.getByRole('region', { name: say(signedLogMessages, 'title') });
  const status = panel.getByRole('status');
  await showLog(page, headOf(5));
  await page.goto(paths.fairness);
  await expect(status).toContainText(say(signedLogMessages, 'kept'));

  await showLog(page, headOf(13));
  await page.reload();
  await expect(status).toContainText(say(signedLogMessages, 'goesOn'));
  await panel.screenshot({ path: info.outputPath('goes-on.png') });

  await showLog(page, headOf(7));
  await page.reload();
  await expect(status).toContainText(say(signedLogMessages, 'false'));
  await expect(status).toContainText(say(signedLogMessages, 'whatToDo'));
  await expectNoSideScroll(page, 320);
  await expectAccessible(page);
  await panel.screenshot({ path: info.outputPath('rewritten.png') });

  await panel.getByRole('button', { name: say(signedLogMessages, 'startOver') }).click();
  await expect(status).toContainText(say(signedLogMessages, 'kept'));
});

test('a browser without Ed25519 verifies the signature with a loaded script', async ({ page, say }) => {
  await page.addInitScript(() => {
    crypto.subtle.importKey = () => Promise.reject(new DOMException('', 'NotSupportedError'));
  });
  const status = page.getByRole('region', { name: say(signedLogMessages, 'title') }).getByRole('status');
  await showLog(page, headOf(5));
  await page.goto(paths.fairness);
  await expect(status).toContainText(say(signedLogMessages, 'kept'));
  await showLog(page, { ...headOf(13), note: headOf(13).note.replace('\n13\n', '\n12\n') });
  await page.reload();
  await expect(status).toContainText(say(signedLogMessages, 'signature'));
});
