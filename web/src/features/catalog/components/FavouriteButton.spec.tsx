import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../../api/query-client';
import { currentUser } from '../../../api/session';
import { makePack, show } from '../catalog.fixture';
import FavouriteButton from './FavouriteButton';

const USER = {
  ...{ is_login: '1', rank: '', rank_icon: '', point: 0, coin: 0 },
  last_name: '',
  first_name: '',
} as const;
const NAME = 'お気に入り：歯車の門';

/** Payloads sent to the shop, in order. */
let sent: unknown[];
let response: object;

const open = (is_login: '0' | '1') => {
  queryClient.setQueryData(currentUser.queryKey, { ...USER, is_login });
  show(<FavouriteButton pack={makePack()} />, '/pack-detail');
};

beforeEach(() => {
  queryClient.clear();
  sent = [];
  response = { state: 200, list: ['7'] };
  window.fetch = async (_, init) => {
    const csrf = { name: 'token', value: String(Math.random()) };
    if (!(init?.body instanceof URLSearchParams)) return Response.json({ state: 200, csrf, list: [], detail: USER });
    sent.push(JSON.parse(init.body.get('json')!));
    return Response.json({ csrf, ...response });
  };
});

describe('the heart of a pack', () => {
  it('links a visitor to the log-in and from there back to the pack', () => {
    open('0');
    expect(screen.getByRole('link', { name: NAME }).getAttribute('href')).toBe('/login?packId=7');
  });

  it('marks and unmarks the pack for a member', async () => {
    open('1');
    const heart = await screen.findByRole('button', { name: NAME, pressed: false });
    await userEvent.click(heart);
    await screen.findByRole('button', { name: NAME, pressed: true });
    response = { state: 200, list: [] };
    await userEvent.click(heart);
    await screen.findByRole('button', { name: NAME, pressed: false });
    expect(sent).toEqual([
      { pack_id: '7', favourite: '1' },
      { pack_id: '7', favourite: '0' },
    ]);
  });

  it('shows why the shop refuses a mark', async () => {
    response = { state: 400, errors: { pack_id: ['お気に入りは500件までです。'] } };
    open('1');
    await userEvent.click(await screen.findByRole('button', { name: NAME }));
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('500件まで'));
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: NAME, pressed: false })).toBeTruthy();
  });
});
