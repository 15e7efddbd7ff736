import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentMemberResource } from '../../../../../services/members/current-member/current-member.contract.js';
import { queryClient } from '../../../api/query-client';
import { currentUser } from '../../../api/session';
import type { Pack } from '../catalog.api';
import { listOf, makePack, openShop, show } from '../catalog.fixture';
import { PackTile } from './PackTile';
import { PackTiles } from './PackTiles';

const onBuy = jest.fn();
const tile = (fields: Partial<Pack>, isStill = false) =>
  show(<PackTile pack={makePack(fields)} to="/pack-detail?packId=7" onBuy={onBuy} isStill={isStill} eager={false} />);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const MEMBER: CurrentMemberResource = {
  is_login: '1',
  rank: '',
  rank_icon: '',
  point: 0,
  coin: 0,
  last_name: '',
  first_name: '',
};
const buttonsToBuy = () => screen.queryAllByRole('button', { name: /引く/ });
const pictures = () =>
  Array.from(document.querySelectorAll('.pack-picture img'), (img) => [img.getAttribute('src'), img.className]);
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-01-15T11:59:57+09:00') }));
afterEach(() => {
  jest.useRealTimers();
  onBuy.mockReset();
});

describe('PackTile', () => {
  it('buys from the list', async () => {
    jest.useRealTimers();
    tile({ pack_count: 120 });
    expect(buttons()).toEqual(['1回引く 300P', '10回引く 3,000P', '100回引く 30,000P']);
    await userEvent.click(screen.getByRole('button', { name: /^10回/ }));
    expect(onBuy).toHaveBeenCalledWith(makePack({ pack_count: 120 }), '10');
    expect(screen.getByRole('link', { name: '詳細を見る 歯車の門' }).getAttribute('href')).toBe(
      '/pack-detail?packId=7',
    );
  });

  it('offers no purchase of a sold-out pack, and says so over its picture', () => {
    tile({ pack_count: 0 });
    expect(buttons()).toEqual([]);
    expect(screen.getByRole('img', { name: '完売しました' })).toBeTruthy();
  });

  it('shows the best prizes left and their value in points', () => {
    const top_prizes: Pack['top_prizes'] = [
      { id: 'a', name: '暁星竜', buy_point: 80_000, no_reduction: '0' },
      { id: 'b', name: '銀河狼', buy_point: 30_000, no_reduction: '1' },
    ];
    const prizes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    tile({ top_prizes });
    expect(prizes().slice(1)).toEqual(['暁星竜80,000P', '銀河狼発送のみ']);
    tile({ top_prizes, payment_method: '2' });
    expect(prizes().slice(1)).toEqual(['暁星竜発送のみ', '銀河狼発送のみ']);
  });

  it('shows the limit of one member', () => {
    tile({ can_limit: 10 });
    expect(screen.getByText('お一人様 10回まで')).toBeTruthy();
  });

  it('shows the conditions and the daily limit', () => {
    const conditions = ['登録から7日以内の方限定', '購入は1日1回まで'];
    tile({ conditions, can_limit: 10 });
    for (const rule of [...conditions, 'お一人様 10回まで']) expect(screen.getByText(rule)).toBeTruthy();
  });

  it('shows no conditions for an unrestricted pack', () => {
    tile({});
    expect(document.querySelector('.pack-limits')).toBeNull();
  });

  it('shows the tags, and the stock in red when the shop tags the pack as running out', () => {
    const isLow = () => document.querySelector('.gauge')?.classList.contains('is-low');
    tile({ tags: [{ id: '激アツ', name: 'Hot', color: 'orange' }] });
    expect(screen.getByText('Hot').className).toBe('badge tag-orange');
    expect(isLow()).toBe(false);
    tile({ tags: [{ id: 'few-left', name: '残りわずか', color: 'red' }] });
    expect(screen.getByText('残りわずか')).toBeTruthy();
    expect(isLow()).toBe(true);
  });

  it('shows instead of the buttons why the pack cannot be drawn', async () => {
    jest.useRealTimers();
    openShop({ '/user/pack/used_up': { list: ['7'], today: [], again_at: null } });
    queryClient.setQueryData(currentUser.queryKey, MEMBER);
    tile({ is_paused: '1' });
    expect(screen.getByText('販売を一時停止しています')).toBeTruthy();
    expect(buttonsToBuy()).toEqual([]);
    tile({ can_limit: 10 });
    expect(await screen.findByText('お一人様の上限に達しました')).toBeTruthy();
    expect(buttonsToBuy()).toEqual([]);
  });

  it('shows when a pack with a daily limit can be drawn again', async () => {
    jest.useRealTimers();
    openShop({ '/user/pack/used_up': { list: ['7'], today: ['7'], again_at: '2099-01-16T00:00:00.000+09:00' } });
    queryClient.setQueryData(currentUser.queryKey, MEMBER);
    tile({ conditions: ['購入は1日1回まで'] });
    expect(await screen.findByText('本日分は購入済みです。明日0時から引けます')).toBeTruthy();
    expect(buttonsToBuy()).toEqual([]);
  });

  it('shows each picture for 2 seconds', async () => {
    tile({ image: ['/a.webp', '/b.webp'] });
    await pass(1999);
    expect(pictures()).toEqual([
      ['/a.webp', 'is-shown'],
      ['/b.webp', ''],
    ]);
    await pass(1);
    expect(pictures()).toEqual([
      ['/a.webp', ''],
      ['/b.webp', 'is-shown'],
    ]);
  });

  it('shows one picture only when `isStill` is set', () => {
    tile({ image: ['/a.webp', '/b.webp'] }, true);
    expect(pictures()).toEqual([['/a.webp', 'is-shown']]);
  });
});

describe('a pack before its sale', () => {
  it('counts down every second, and allows the purchase once the shop does', async () => {
    const before = listOf([makePack({ is_before: '1' })]);
    const responses = { '/user/pack/all_list/2': before };
    const lists = openShop(responses);
    const listRequests = () => lists.filter((path) => path.includes('list'));
    show(<PackTiles type="2" page={1} onBuy={onBuy} />);
    await pass(0);
    expect(screen.getByRole('timer').textContent).toBe('00.00.03');
    await pass(1000);
    expect(screen.getByRole('timer').textContent).toBe('00.00.02');
    expect(buttons()).toEqual([]);
    expect(listRequests()).toHaveLength(1);

    // The shop's clock is slightly behind.
    await pass(3000);
    expect(screen.getByRole('timer').textContent).toBe('00.00.00');
    expect(listRequests().length).toBeGreaterThan(1);
    responses['/user/pack/all_list/2'] = listOf([makePack()]);
    await pass(1100);
    expect(buttons()).toHaveLength(3);
    expect(screen.queryByRole('timer')).toBeNull();

    const requestsUntilOpen = listRequests().length;
    await pass(5000);
    expect(listRequests()).toHaveLength(requestsUntilOpen);
  });
});
