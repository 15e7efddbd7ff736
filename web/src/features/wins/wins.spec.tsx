import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { openPages, openShop } from '../../api/pages.fixture';
import { PackWins } from './components/PackWins';
import { RecentWins } from './components/RecentWins';
import { WinVisibility } from './components/WinVisibility';
import type { Win } from './wins.api';

const win = (id: string, overrides: Partial<Win> = {}): Win => ({
  id,
  pack_id: '7',
  pack_name: '歯車の門',
  slot: 3,
  name: `星竜${id}`,
  image: '/images/a.webp',
  rarity: 3,
  rarity_label: 'UR',
  created: new Date(Date.now() - 5 * 60_000).toISOString(),
  ...overrides,
});
const open = (element: ReactNode) => openPages([{ path: '/', element }], '/');
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

/** Renders a page, and returns a function that renders it again. */
const redrawn = async (Page: () => ReactNode) => {
  let again: () => void = () => undefined;
  const Redrawn = () => {
    const [, setCount] = useState(0);
    again = () => setCount((count) => count + 1);
    return <Page />;
  };
  await open(<Redrawn />);
  return { redraw: () => act(async () => again()) };
};

describe('recent wins', () => {
  it('show card, pack and time, and link to the pack', async () => {
    await open(<RecentWins wins={[win('a'), win('b')]} />);
    expect(items()).toEqual(['UR 星竜a歯車の門 5分前', 'UR 星竜b歯車の門 5分前']);
    expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/pack-detail?packId=7');
  });

  it('stop updating while paused', async () => {
    let wins = [win('a')];
    const user = userEvent.setup();
    const Page = () => <RecentWins wins={wins} />;
    const { redraw } = await redrawn(Page);
    await user.click(screen.getByRole('button', { name: '更新を止める' }));
    wins = [win('b')];
    await redraw();
    expect(items()[0]).toContain('星竜a');
    await user.click(screen.getByRole('button', { name: '更新を再開する' }));
    expect(items()[0]).toContain('星竜b');
  });

  it('show an explanation without wins, and nothing while loading', async () => {
    await open(<RecentWins wins={undefined} />);
    expect(screen.queryByText(/ここでお知らせします/)).toBeNull();
    await open(<RecentWins wins={[]} />);
    expect(screen.queryByText(/ここでお知らせします/)).not.toBeNull();
  });

  it('appear for a pack that has some', async () => {
    await open(<PackWins wins={[]} />);
    expect(screen.queryByRole('heading')).toBeNull();
    await open(<PackWins wins={[win('a')]} />);
    expect(items()).toEqual(['UR 星竜a 5分前']);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the visibility of wins', () => {
  it('shows the current setting, and saves a change', async () => {
    const user = userEvent.setup();
    const detail = (show: '0' | '1') => ({ state: 200, detail: { show } });
    const replies: Record<string, object> = { '/user/win_settings': detail('1') };
    const sent = openShop(replies);
    await open(<WinVisibility />);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '自分の当たりの表示を許可する' });
    expect(box.checked).toBe(true);
    await user.click(box);
    await user.click(screen.getByRole('button', { name: '表示の設定を保存する' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('設定しました。'));
    expect(sent.filter(({ payload }) => payload).map(({ path, payload }) => [path, payload])).toEqual([
      ['/user/win_settings', { show: '0' }],
    ]);
  });
});
