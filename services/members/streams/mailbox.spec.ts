import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.js';

describe('mailboxOf', () => {
  it.each([
    ['Hanako@Example.com', 'hanako@example.com'],
    ['hanako+1@example.com', 'hanako@example.com'],
    ['hanako+shop+2@example.com', 'hanako@example.com'],
    ['ha.na.ko+x@gmail.com', 'hanako@gmail.com'],
    ['ha.nako@GoogleMail.com', 'hanako@gmail.com'],
    ['+81@example.com', '+81@example.com'],
  ])('maps %s to %s', (mail, mailbox) => expect(mailboxOf(mail)).toBe(mailbox));

  it.each([
    ['ha.nako@example.com', 'hanako@example.com'],
    ['a..b@docomo.ne.jp', 'ab@docomo.ne.jp'],
    ['hanako-1@example.com', 'hanako@example.com'],
  ])('keeps %s and %s apart', (one, other) => expect(mailboxOf(one)).not.toBe(mailboxOf(other)));
});
