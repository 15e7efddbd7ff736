import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification, ResourceContextProvider } from 'react-admin';
import { type ApiRequest, mockApi, show } from '../../console.fixture';
import type { Language } from '../../providers/languages';
import { BookFindingList } from './BookFindingList';

const WORDS = {
  ja: {
    all: 'このページをすべて選ぶ',
    ticked: '2件を選択中',
    close: '解決済みにする',
    title: '不一致を解決済みにする（2件）',
    reason: /理由/,
    run: '実行する',
    done: '2件を解決済みにしました',
  },
  en: {
    all: 'Select all on this page',
    ticked: '2 selected',
    close: 'Close',
    title: 'Close 2 mismatches',
    reason: /Reason/,
    run: 'Carry out',
    done: '2 mismatches closed',
  },
};

const finding = (id: string, state: 'open' | 'closed') => ({
  ...{ id, check: 'entry', subject: `e${id}.0`, member_id: null, seq: 1, differences: [], state, there: false },
  ...{ found_at: '2026-01-01T00:00:00+09:00', seen_at: '2026-01-01T00:00:00+09:00', closed_at: null },
  ...{ closed_by_name: null, version: 1 },
});
const FINDINGS = [finding('3', 'open'), finding('2', 'closed'), finding('1', 'open')];
const STILL_THERE = { status: 400, body: { state: 400, errors: { id: ['still there'] } } };

const open = async (responses: Record<string, object>, language: Language = 'ja'): Promise<readonly ApiRequest[]> => {
  const requests = mockApi({ 'GET book-findings': FINDINGS, ...responses });
  await show(
    <ResourceContextProvider value="book-findings">
      <BookFindingList />
      <Notification />
    </ResourceContextProvider>,
    '/',
    language,
    ['book-findings.close'],
  );
  return requests;
};
const closeAll = async (language: Language): Promise<void> => {
  const words = WORDS[language];
  await userEvent.click(await screen.findByRole('checkbox', { name: words.all }));
  expect(screen.getByText(words.ticked)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: words.close }));
  const dialog = await screen.findByRole('dialog', { name: words.title });
  await userEvent.type(within(dialog).getByRole('textbox', { name: words.reason }), 'looked at');
  await userEvent.click(within(dialog).getByRole('button', { name: words.run }));
};
const closed = (requests: readonly ApiRequest[]) => requests.filter(({ method }) => method === 'POST');

describe.each(['ja', 'en'] as const)('the list of mismatches in %s', (language) => {
  it('closes all ticked open findings with one reason', async () => {
    const requests = await open(
      { 'POST book-findings/1/close': FINDINGS[2]!, 'POST book-findings/3/close': FINDINGS[0]! },
      language,
    );
    await closeAll(language);
    await screen.findByText(WORDS[language].done);
    expect(closed(requests).map(({ path }) => path)).toEqual(['book-findings/3/close', 'book-findings/1/close']);
    expect(closed(requests).map(({ body }) => body)).toEqual([{ reason: 'looked at' }, { reason: 'looked at' }]);
    expect(new Set(closed(requests).map(({ key }) => key)).size).toBe(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows why a finding was not closed, and keeps it ticked', async () => {
    await open({ 'POST book-findings/1/close': STILL_THERE, 'POST book-findings/3/close': FINDINGS[0]! }, language);
    await closeAll(language);
    expect(await within(screen.getByRole('dialog')).findByText('still there')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1));
  });
});
