import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import {
  Notification,
  NumberInput,
  RecordContextProvider,
  ResourceContextProvider,
  required,
  TextInput,
} from 'react-admin';
import { mockApi, show } from '../console.fixture';
import type { Language } from '../providers/languages';
import { CommandButton } from './CommandButton';

const REQUIRED = required();
const WORDS = {
  ja: {
    open: 'コインを付与',
    reason: /理由/,
    code: /区分/,
    goodwill: 'お詫び・サービス',
    run: '実行する',
    cancel: 'キャンセル',
    needed: '入力してください',
  },
  en: {
    open: 'Grant coins',
    reason: /Reason/,
    code: /Category/,
    goodwill: 'Goodwill',
    run: 'Carry out',
    cancel: 'Cancel',
    needed: 'Required',
  },
};
const PATH = 'POST members/17/grant-coins';

/** A response that arrives when the test resolves it. */
const later = () => {
  let give: (response: object) => void = () => undefined;
  const response = new Promise<object>((resolve) => {
    give = resolve;
  });
  return { response, give };
};

/** A page that reloads its record when the test asks for it. */
const Page = ({ children }: { readonly children: ReactNode }) => {
  const [version, setVersion] = useState(3);
  return (
    <>
      <button type="button" onClick={() => setVersion(4)}>
        read anew
      </button>
      <RecordContextProvider value={{ id: 17, version }}>{children}</RecordContextProvider>
    </>
  );
};

const open = async (response: object, language: Language = 'ja') => {
  const words = WORDS[language];
  const responses: Record<string, object> = { [PATH]: response };
  const requests = mockApi(responses);
  await show(
    <ResourceContextProvider value="members">
      <Page>
        <CommandButton
          command="grant-coins"
          label={words.open}
          fields={
            <>
              <NumberInput source="amount" validate={REQUIRED} />
              <TextInput source="note" />
            </>
          }
        />
        <Notification />
      </Page>
    </ResourceContextProvider>,
    '/',
    language,
  );
  await userEvent.click(await screen.findByRole('button', { name: words.open }));
  const dialog = within(await screen.findByRole('dialog', { name: words.open }));
  const amount = dialog.getByRole<HTMLInputElement>('spinbutton');
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: words.reason });
  const code = dialog.getByRole('combobox', { name: words.code });
  return {
    ...{ requests, dialog, amount, reason, code },
    respond: (next: object) => Object.assign(responses, { [PATH]: next }),
    fill: async () => {
      await userEvent.type(amount, '500');
      await userEvent.type(reason, 'お詫び');
      await userEvent.click(code);
      await userEvent.click(await screen.findByRole('option', { name: words.goodwill }));
    },
    run: () => userEvent.click(dialog.getByRole('button', { name: words.run })),
    button: (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name: new RegExp(name) }),
  };
};

/** Returns the message below a field. */
const messageOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

describe('the dialog of a command', () => {
  it.each(['ja', 'en'] as const)(
    'asks for what is missing at its field, goes to the first, and sends nothing (%s)',
    async (language) => {
      const { requests, amount, reason, run } = await open({}, language);
      await run();
      await waitFor(() => expect(messageOf(amount)).toContain(WORDS[language].needed));
      expect(messageOf(reason)).toContain(WORDS[language].needed);
      expect(amount.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(amount);
      expect(requests).toEqual([]);
    },
  );

  it('offers only the codes of the command, and requires one where value moves', async () => {
    const { requests, amount, reason, code, run } = await open({});
    await userEvent.type(amount, '500');
    await userEvent.type(reason, 'お詫び');
    await run();
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(requests).toEqual([]);
    await userEvent.click(code);
    const offered = await screen.findAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'お詫び・サービス',
      'システムの不具合',
      '二重のお支払い',
      '誤りの訂正',
      'その他',
    ]);
  });

  it('sends fields, reason and version once, and closes with a message', async () => {
    const { requests, fill, run } = await open({ id: 17, version: 4 });
    await fill();
    await run();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('コインを付与: 完了しました')).toBeTruthy();
    expect(requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: 'members/17/grant-coins',
        body: { version: 3, amount: 500, reason: 'お詫び', reason_code: 'goodwill' },
      },
    ]);
  });

  it('can neither be sent again nor closed before the response', async () => {
    const { response, give } = later();
    const { requests, fill, run, button } = await open(response);
    await fill();
    await run();
    await waitFor(() => expect(button('実行する').disabled).toBe(true));
    expect(button('キャンセル').disabled).toBe(true);
    expect(requests).toHaveLength(1);
    give({ id: 17, version: 4 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toHaveLength(1);
  });

  it('keeps the keyboard focus inside while its command runs, and ignores Escape until the response', async () => {
    const { response, give } = later();
    const { dialog, fill, run, button } = await open(response);
    await fill();
    await run();
    await waitFor(() => expect(button('実行する').disabled).toBe(true));
    const shown = screen.getByRole('dialog');
    await waitFor(() => expect(document.activeElement?.contains(shown)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    give({ status: 400, body: { errors: { state: ['この会員は利用停止中です。'] } } });
    await dialog.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(button('実行する')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a refusal at its field, other errors at the top, and keeps the input', async () => {
    const refusal = { amount: ['1回に100,000コインまでです。'], state: ['この会員は利用停止中です。'] };
    const { dialog, amount, reason, fill, run } = await open({ status: 400, body: { errors: refusal } });
    await fill();
    await run();
    await waitFor(() => expect(messageOf(amount)).toBe('1回に100,000コインまでです。'));
    expect(dialog.getByRole('alert').textContent).toBe('この会員は利用停止中です。');
    await waitFor(() => expect(document.activeElement).toBe(amount));
    expect(amount.value).toBe('500');
    expect(reason.value).toBe('お詫び');
  });

  it('sends the same key again after a lost response, so that nothing is done twice', async () => {
    const { requests, dialog, fill, run, respond } = await open({ status: 503, body: {} });
    await fill();
    await run();
    await dialog.findByRole('alert');
    respond({ id: 17, version: 4 });
    await run();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = requests.map(({ key }) => key);
    expect(first).toMatch(/^[\w-]{16,}$/);
    expect(second).toBe(first);
  });

  it('sends a new key after a refusal, which settled the first request', async () => {
    const { requests, dialog, fill, run, respond } = await open({
      status: 400,
      body: { errors: { state: ['だめです。'] } },
    });
    await fill();
    await run();
    await dialog.findByRole('alert');
    respond({ id: 17, version: 4 });
    await run();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = requests.map(({ key }) => key);
    expect(second).toMatch(/^[\w-]{16,}$/);
    expect(second).not.toBe(first);
  });

  it('says that the record was changed meanwhile, and offers to reload it', async () => {
    const errors = { version: ['ほかの操作で内容が変わっています。'] };
    const { dialog, reason, fill, run } = await open({ status: 409, body: { errors } });
    await fill();
    await run();
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('ほかの操作で内容が変わっています。')).toBeTruthy();
    expect(alert.getByRole('button', { name: '最新の内容を読み込む' })).toBeTruthy();
    expect(reason.value).toBe('お詫び');
  });

  it('asks to check the reloaded record, and sends its new version', async () => {
    const { requests, dialog, respond, fill, run } = await open({
      status: 409,
      body: { errors: { version: ['古い'] } },
    });
    await fill();
    await run();
    await dialog.findByText('古い');
    fireEvent.click(screen.getByText('read anew'));
    expect(await dialog.findByText(/最新の内容を読み込みました/)).toBeTruthy();
    expect(dialog.queryByText('古い')).toBeNull();
    respond({ id: 17, version: 5 });
    await run();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]);
  });

  it('leaves nothing behind when cancelled', async () => {
    const { requests, button, fill } = await open({});
    await fill();
    await userEvent.click(button('キャンセル'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toEqual([]);
  });
});
