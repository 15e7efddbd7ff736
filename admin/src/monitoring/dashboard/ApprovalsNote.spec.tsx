import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { mockApi, show } from '../../console.fixture';
import type { Language } from '../../providers/languages';
import { ApprovalsNote } from './ApprovalsNote';

type Row = Pick<ApprovalResource, 'id' | 'state' | 'is_own' | 'expires_at'>;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const row = (id: string, state: Row['state'], overrides: Partial<Row> = {}): Row => ({
  ...{ id, state, is_own: true, expires_at: inHours(12) },
  ...overrides,
});

const ASKER = ['approvals.list'];
const APPROVER = [...ASKER, 'approvals.approve'];

/** @param rows the decided approvals; @param waiting the number of waiting ones */
const open = async (may: readonly string[], rows: readonly Row[], waiting = 0, language: Language = 'ja') => {
  const requests = mockApi({
    get approvals() {
      const isOfWaiting = requests.at(-1)!.path.includes('waiting');
      const headers = { 'content-type': 'application/json', 'content-range': `approvals 0-0/${waiting}` };
      return isOfWaiting ? new Response('[]', { headers }) : new Response(JSON.stringify(rows), { headers });
    },
  });
  await show(<ApprovalsNote />, '/', language, may);
  await waitFor(() => expect(requests.filter(({ path }) => path.startsWith('approvals'))).toHaveLength(may.length));
};
const getAlerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('the dashboard’s notes about approvals', () => {
  it.each([
    ['an asker', ASKER],
    ['one who could approve such things themselves', APPROVER],
  ])('show %s the decisions on their own requests', async (_, may) => {
    await open(may, [row('1', 'approved'), row('2', 'declined'), row('3', 'declined')]);
    await waitFor(() =>
      expect(getAlerts()).toEqual([
        '依頼した操作が1件承認されました。期限までに実行してください。承認された操作を見る',
        '依頼した操作が2件却下されました。却下された操作を見る',
      ]),
    );
    const link = screen.getByRole('link', { name: '却下された操作を見る' });
    expect(link.getAttribute('href')).toBe(`/approvals?filter=${encodeURIComponent('{"state":"declined"}')}`);
  });

  it('leave out requests of others, and rejections older than a day', async () => {
    await open(APPROVER, [
      row('1', 'approved', { is_own: false }),
      row('2', 'declined', { is_own: false }),
      row('3', 'declined', { expires_at: inHours(-1) }),
      row('4', 'approved'),
    ]);
    await waitFor(() => expect(getAlerts()).toEqual([expect.stringMatching(/^依頼した操作が1件承認/)]));
  });

  it('include waiting requests for an operator who may approve', async () => {
    await open(APPROVER, [row('1', 'approved')], 2, 'en');
    await waitFor(() =>
      expect(getAlerts()).toEqual([
        '2 commands wait for approval.Review requests',
        '1 command of yours has been approved. Carry it out in time.See approved requests',
      ]),
    );
  });

  it('stay empty for an operator who may not see approvals', async () => {
    await open([], [row('1', 'approved')]);
    expect(getAlerts()).toEqual([]);
  });
});
