import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { Changes } from './Changes';

const entry = {
  id: '1',
  resource: 'members',
  changes: {
    points: [0, 12_500],
    state: ['active', 'banned'],
    isNew: [false, true],
    mail: ['h***@example.com', 't***@example.com'],
    memo: [null, 'x'],
  },
};

describe('the changes of an audit entry', () => {
  it.each([
    [
      'ja',
      [
        'ポイント: 0 → 12,500',
        '状態: 利用中 → 利用停止',
        'isNew: いいえ → はい',
        'メールアドレス: h***@example.com → t***@example.com',
        'memo: なし → x',
      ],
    ],
    [
      'en',
      [
        'Points: 0 → 12,500',
        'State: active → banned',
        'isNew: no → yes',
        'Email address: h***@example.com → t***@example.com',
        'memo: none → x',
      ],
    ],
  ] as const)('show each field before and after (%s)', async (language, lines) => {
    mockApi({});
    await show(
      <RecordContextProvider value={entry}>
        <Changes />
      </RecordContextProvider>,
      '/',
      language,
    );
    await screen.findAllByRole('listitem');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
  });
});
