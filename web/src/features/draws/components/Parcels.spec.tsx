import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPages, openShop } from '../../../api/pages.fixture';
import { Parcels } from './Parcels';

const parcel = {
  id: 'p',
  number: 'P100042X',
  delivery_code: '',
  send_state: '2',
  came_back: '',
  needs_address: '0',
  due_on: '2026-12-11',
  is_late: '0',
  cards: ['c'],
} as const;
const open = (fields: object, { address = '', language = 'ja' as 'ja' | 'en' } = {}) => {
  openShop({ '/user/detail': { state: 200, detail: { address } } });
  return openPages(
    [{ path: '/detail', element: <Parcels parcels={[{ ...parcel, ...fields }]} /> }],
    '/detail',
    language,
  );
};

describe('a parcel', () => {
  it('shows the latest shipping date and how to ask about it', async () => {
    await open({});
    expect(await screen.findByText(/2026年12月11日までに発送します/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const ask = screen.getByRole('link', { name: 'このお荷物について問い合わせる' });
    expect(ask.getAttribute('href')).toBe('/contact?about=parcel&reference=P100042X');
  });

  it('marks a late parcel', async () => {
    await open({ is_late: '1' });
    expect((await screen.findByRole('alert')).textContent).toContain('まだ発送できていません');
  });

  it.each([
    ['ja', 'お届け先が未登録のため、当店でお預かりしています。', 'お届け先を登録する'],
    ['en', 'We are keeping it for you until you tell us where to send it.', 'Add your shipping address'],
  ] as const)('shows no date without an address, and links to the address page: %s', async (language, text, way) => {
    await open({ needs_address: '1' }, { language });
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/shipping-address?parcel=1');
    expect(screen.queryByText(/2026/)).toBeNull();
  });

  it('stops asking for an address as soon as one is registered', async () => {
    await open({ needs_address: '1' }, { address: '千代田1-1' });
    expect(await screen.findByText(/2026年12月11日までに発送します/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'お届け先を登録する' })).toBeNull();
  });

  it('shows only the tracking number of a shipped parcel', async () => {
    await open({ delivery_code: '1234-5678', send_state: '3' });
    expect(await screen.findByText('1234-5678')).toBeTruthy();
    expect(screen.queryByText(/までに発送します/)).toBeNull();
  });
});
