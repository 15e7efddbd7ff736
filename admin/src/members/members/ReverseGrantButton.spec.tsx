import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import type { TimelineEvent } from '../../../../services/members/member-timeline/member-timeline.contract.js';
import { type ApiRequest, chooseCode, mockApi, show } from '../../console.fixture';
import { GrantButton } from './GrantButton';
import { ReverseGrantButton } from './ReverseGrantButton';

const event = (id: string, type: string, details: object): TimelineEvent => ({
  ...{ id, type, by: 'operator', operator: 'Support', reason: null },
  at: '2026-04-01T12:00:00.000+09:00',
  details: { ...details },
});
const COINS_GRANT = event('coins', 'CoinsIssued', { kind: 'grant', id: 'coins', coins: 7 });
const POINTS_GRANT = event('g2', 'PointsIssued', { kind: 'grant', id: 'g2', points: 300 });
const TIMELINE = [
  event('back', 'PointsTakenBack', { kind: 'reversal', id: 'g1', reverses: 'g1', points: -500 }),
  event('refunded', 'PointsTakenBack', { kind: 'refund', id: 'p', points: -9 }),
  COINS_GRANT,
  event('drawn', 'PointsSpent', { kind: 'draw', id: 'd', points: -60 }),
  POINTS_GRANT,
  event('g1', 'PointsIssued', { kind: 'grant', id: 'g1', points: 500 }),
  event('joined', 'MemberRegistered', {}),
];

/** More grants than the dialog shows at first, newest first. */
const GRANTS = Array.from({ length: 25 }, (_, i) =>
  event(`g${i}`, 'PointsIssued', { kind: 'grant', id: `g${i}`, points: 100 + i }),
);

/** Parses a timeline request of the operators' API. */
const queryOf = (path: string) => {
  const query = new URLSearchParams(path.split('?')[1]);
  return { range: JSON.parse(query.get('range')!), filter: JSON.parse(query.get('filter')!) };
};

const open = async (button: string, events: readonly TimelineEvent[] = TIMELINE) => {
  const requests: ApiRequest[] = mockApi({
    get 'members/m1/timeline'() {
      const [from, to] = queryOf(requests.at(-1)!.path).range;
      return events.slice(from, to + 1);
    },
    'POST members/m1/reverse-grant': { id: 'm1' },
    'POST members/m1/grant-points': { id: 'm1' },
  });
  await show(
    <RecordContextProvider value={{ id: 'm1', points: 740, coins: 7, version: 1 }}>
      <ReverseGrantButton />
      <GrantButton what="points" />
    </RecordContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  const carryOut = async () => {
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '誤り');
    await chooseCode(dialog, 'その他');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
  };
  return { dialog, sent, carryOut, requests };
};
const choices = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent?.trim() ?? '');
const said = { reason: '誤り', reason_code: 'other', version: 1 };

describe('a mistaken grant on a member’s page', () => {
  it('can be chosen if it is not reversed yet, and then reversed', async () => {
    const { dialog, sent, carryOut, requests } = await open('付与を取り消す', [COINS_GRANT, POINTS_GRANT]);
    await userEvent.click(dialog.getByRole('combobox', { name: /取り消す付与/ }));
    expect(queryOf(requests.at(-1)!.path).filter).toEqual({ is_reversible: true });
    expect(await choices()).toEqual([
      expect.stringMatching(/^\+7.* · ショップからの付与/),
      expect.stringMatching(/^\+300P · ショップからの付与/),
    ]);
    await userEvent.click(screen.getByRole('option', { name: /300P/ }));
    await carryOut();
    await waitFor(() => expect(sent()).toEqual([['members/m1/reverse-grant', { ...said, entry: 'g2' }]]));
  });
});

describe('old grants', () => {
  it('can be loaded until there are no earlier ones', async () => {
    const { dialog } = await open('付与を取り消す', GRANTS);
    await userEvent.click(await dialog.findByRole('button', { name: 'さらに前を表示' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'さらに前を表示' })).toBeNull());
    await userEvent.click(dialog.getByRole('combobox', { name: /取り消す付与/ }));
    expect(await screen.findByRole('option', { name: /\+124P/ })).toBeTruthy();
    expect(await choices()).toHaveLength(25);
  });

  it('show a message if there are none', async () => {
    const { dialog } = await open('付与を取り消す', []);
    expect(await dialog.findByText('この会員に、取り消せる付与はありません。')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'さらに前を表示' })).toBeNull();
  });
});

describe('a grant on a member’s page', () => {
  it('names the entry that it restores, without entries that are restored elsewhere', async () => {
    const { dialog, sent, carryOut } = await open('ポイントを付与');
    await userEvent.type(dialog.getByRole('spinbutton'), '60');
    await userEvent.click(await dialog.findByRole('combobox', { name: /補填する明細/ }));
    expect((await choices()).filter((name) => name.includes('·'))).toEqual([
      expect.stringContaining('-500P'),
      expect.stringContaining('-60P'),
    ]);
    await userEvent.click(screen.getByRole('option', { name: /-60P/ }));
    await carryOut();
    const body = { ...said, points: 60, makes_good: 'drawn' };
    await waitFor(() => expect(sent()).toEqual([['members/m1/grant-points', body]]));
  });

  it('names no entry if none is chosen', async () => {
    const { dialog, sent, carryOut } = await open('ポイントを付与');
    await dialog.findByRole('combobox', { name: /補填する明細/ });
    await userEvent.type(dialog.getByRole('spinbutton'), '60');
    await carryOut();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [[, body]] = sent() as [[string, { readonly makes_good?: string }]];
    expect(body.makes_good ?? null).toBeNull();
  });
});
