import { describe, expect, it } from '@jest/globals';
import { readUnsubscribeToken, signUnsubscribeToken } from './unsubscribe-token.js';

const [KEY, OLDER, FOREIGN] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const WHO = { memberId: '01890a5d-ac96-774b-bcce-b302099a8057', topic: 'news' } as const;
const OTHER = '01890a5d-ac96-774b-bcce-b302099a8058';

describe('an unsubscribe token', () => {
  it('names the member and the kind of mail under any key of the shop', () => {
    expect(readUnsubscribeToken([KEY], signUnsubscribeToken(KEY, WHO))).toEqual(WHO);
    expect(readUnsubscribeToken([KEY, OLDER], signUnsubscribeToken(OLDER, WHO))).toEqual(WHO);
  });

  it.each([
    ['another member', (token: string) => token.replace(WHO.memberId, OTHER)],
    ['other mails', (token: string) => token.replace('.news.', '.expiry.')],
    ['mails that are none', (token: string) => token.replace('.news.', '.security.')],
    ['a shorter signature', (token: string) => token.slice(0, -1)],
    ['no signature', (token: string) => token.slice(0, token.lastIndexOf('.'))],
    ['an empty signature', (token: string) => token.slice(0, token.lastIndexOf('.') + 1)],
    ['more', (token: string) => `${token}.x`],
    ['nothing', () => ''],
    ['a member who is no id', (token: string) => token.replace(WHO.memberId, "' or 1=1")],
  ])('does not verify with %s', (_, change) => {
    expect(readUnsubscribeToken([KEY], change(signUnsubscribeToken(KEY, WHO)))).toBeNull();
  });

  it('does not verify under another key', () => {
    expect(readUnsubscribeToken([KEY, OLDER], signUnsubscribeToken(FOREIGN, WHO))).toBeNull();
  });
});
