import { fieldOf, findCommand, test } from './console.js';
import { expect } from './journey.js';

const PROJECTION = '/admin/projections/daily_figures/show';

test('a list of options does not move after it opens', async ({ openConsole, translate }) => {
  const owner = await openConsole('owner');
  await owner.goto(PROJECTION);
  await findCommand(owner, translate, 'projections.commands.rebuild').click();
  const firstPlace = owner.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const option = document.querySelector('[role="option"]:last-child');
          if (!option) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(option.getBoundingClientRect().top));
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await owner.getByRole('dialog').getByLabel(translate('commands.reason_code')).click();
  const top = await firstPlace;
  const options = owner.getByRole('option');
  await options.last().hover();
  expect((await options.last().boundingBox())!.y).toBeCloseTo(top, 0);
});

test('the focus stays in a dialog whose command is refused', async ({ openConsole, translate }) => {
  const owner = await openConsole('owner');
  await owner.goto('/admin/settings/parcel-content/show');
  await owner.route('**/settings/parcel-content/change', (route) =>
    route.fulfill({ status: 400, json: { errors: { state: ['Refused'] } } }),
  );
  await findCommand(owner, translate, 'settings.commands.change').click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel(translate('resources.settings.fields.value')).fill('Cards');
  await dialog.getByLabel(translate('commands.reason')).fill('A better word');
  // Records every focus that the page receives while the command runs, frame by frame.
  await owner.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { focusSeen: seen });
    const look = () => {
      const { activeElement } = document;
      seen.add(activeElement === document.body || activeElement?.matches(':disabled') ? 'lost' : 'kept');
      requestAnimationFrame(look);
    };
    look();
  });
  await dialog.getByRole('button', { name: translate('commands.run') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await owner.evaluate(() => [...(window as unknown as { focusSeen: Set<string> }).focusSeen])).toEqual([
    'kept',
  ]);
  await expect(dialog.getByRole('button', { name: translate('commands.run') })).toBeFocused();
  await owner.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the mouse wheel scrolls the page and changes no number', async ({ openConsole, translate }) => {
  const owner = await openConsole('owner');
  await owner.goto('/admin/packs/create');
  const price = fieldOf(owner, translate, 'packs', 'price_point');
  await price.fill('500');
  await price.hover();
  await owner.mouse.wheel(0, 240);
  await expect.poll(() => owner.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(price).toHaveValue('500');
  await expect(price).toBeFocused();
});
