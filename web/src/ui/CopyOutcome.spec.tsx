import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { switchLanguage } from '../i18n/i18n';
import { CopyOutcome } from './CopyOutcome';
import { useCopy } from './use-copy';

const CODE = '3L3XLCKT';

function Code() {
  const { attempt, copy } = useCopy();
  return (
    <>
      <button type="button" onClick={() => void copy(CODE)}>
        コピー
      </button>
      <CopyOutcome attempt={attempt} />
    </>
  );
}

const withClipboard = (value: object | undefined): void => {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'コピー' }));
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'コピーする文字' });
const selected = () => field()!.value.slice(field()!.selectionStart!, field()!.selectionEnd!);

const show = (clipboard: object | undefined) => {
  switchLanguage('ja');
  render(<Code />);
  // `userEvent` installs its own clipboard stub first.
  withClipboard(clipboard);
};

afterEach(() => withClipboard(undefined));

describe('a copy button', () => {
  it('reports that the text was copied', async () => {
    const written: string[] = [];
    show({ writeText: async (words: string) => void written.push(words) });
    await press();
    expect(screen.getByRole('status').textContent).toBe('コピーしました。');
    expect(written).toEqual([CODE]);
    expect(field()).toBeNull();
  });

  it.each([
    ['has no clipboard, as without https', undefined],
    ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    [
      'fails at once',
      {
        writeText: () => {
          throw new TypeError();
        },
      },
    ],
  ])('says so and offers the text selected where the browser %s', async (_, clipboard) => {
    show(clipboard);
    await press();
    const outcome = await screen.findByText(/コピーできませんでした/);
    expect([outcome.getAttribute('role'), outcome.className]).toEqual(['status', 'copy-refused']);
    expect(selected()).toBe(CODE);
    expect(document.activeElement).toBe(field());
  });

  it('selects the text again at the next press', async () => {
    show(undefined);
    await press();
    await screen.findByText(/コピーできませんでした/);
    screen.getByRole('button', { name: 'コピー' }).focus();
    field()!.setSelectionRange(0, 0);
    await press();
    expect(selected()).toBe(CODE);
  });
});
