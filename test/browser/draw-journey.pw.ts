import { expect, type Page, test } from '@playwright/test';

const logIn = async (page: Page, pass: string) => {
  await page.goto('/login');
  await page.getByLabel('メールアドレス').fill('demo@example.com');
  await page.getByLabel('パスワード', { exact: true }).fill(pass);
  await page.keyboard.press('Enter');
};

/** The newest purchase's name in the history. */
const newestPurchase = (page: Page) => page.locator('main .row').first();

/** No page may be wider than the window. */
const expectNoSideScroll = async (page: Page) => {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
};

test('a member draws, chooses his cards and finds the purchase in his history', async ({ page }) => {
  await logIn(page, 'demo1234');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /所有ポイント/ })).toBeVisible();

  // A pack that is paid in points and still has ten tickets.
  await page.goto('/pack-list?index=999998');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const packName = await drawablePack(page);
  await expectNoSideScroll(page);

  await page.getByRole('link', { name: '10回引く' }).click();
  await expect(page.getByRole('heading', { name: '購入内容の確認' })).toBeVisible();
  await expect(page.getByText(packName)).toBeVisible();
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'はい、購入する' }).click();

  await page.getByRole('button', { name: 'タップしてスタート' }).click();
  await expect(page.getByText('1 / 10枚目')).toBeVisible();
  await page.getByRole('button', { name: 'カードをめくる' }).click();
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(page.getByText('2 / 10枚目')).toBeVisible();
  await page.getByRole('button', { name: 'すべてスキップ' }).click();

  await expect(page.getByRole('heading', { name: '発送するカードの選択' })).toBeVisible();
  await expect(page.getByRole('link', { name: /証明書/ })).toBeVisible();
  await shipOneIfTheRestMay(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: '確認画面へ' }).click();

  await expect(page.getByRole('heading', { name: '選択内容の最終確認' })).toBeVisible();
  await page.getByRole('button', { name: '確定する' }).click();
  await expect(page.getByRole('heading', { name: 'ありがとうございました' })).toBeVisible();

  await page.getByRole('link', { name: '商品履歴を見る' }).click();
  await expect(newestPurchase(page)).toContainText(packName);
  await expectNoSideScroll(page);
  await newestPurchase(page).getByRole('link', { name: '詳細を見る' }).click();
  await expect(page.getByRole('heading', { name: '購入の詳細' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.locator('.card-name') })).toHaveCount(10);
});

test('a wrong password shows why', async ({ page }) => {
  await logIn(page, 'wrong1234');
  const mail = page.getByLabel('メールアドレス');
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
  await expect(mail).toBeFocused();
  await expect(page.getByText(/一致しません/)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

/** Opens the first pack of the list that sells ten tickets for points, and gives its name. */
const drawablePack = async (page: Page): Promise<string> => {
  const addresses = await page
    .locator('main a[href*="/pack-detail"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses) {
    await page.goto(address);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const isPaidInPoints = await page
      .locator('.price')
      .filter({ hasText: /^[\d,]+P/ })
      .isVisible();
    if (isPaidInPoints && (await page.getByRole('link', { name: '10回引く' }).isVisible())) return name;
  }
  throw new Error('no pack of the list sells ten tickets for points');
};

/** Ships the first card that may be chosen; converts all when too few points would come back. */
const shipOneIfTheRestMay = async (page: Page) => {
  const choice = page.getByRole('checkbox', { disabled: false }).first();
  await choice.check();
  if (await page.getByRole('button', { name: '確認画面へ' }).isDisabled()) await choice.uncheck();
};
