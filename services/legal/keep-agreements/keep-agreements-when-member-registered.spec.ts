import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import type { MemberRegistered } from '../../members/index.js';
import { KeepAgreements } from './keep-agreements.command.js';
import { keepAgreementsWhenMemberRegistered } from './keep-agreements-when-member-registered.policy.js';

describe('the agreements of a new member', () => {
  it('have the time of registration', () => {
    const recordedAt = new Date('2026-12-01T12:00:00+09:00');
    const registered = { type: 'MemberRegistered', data: { memberId: 'hanako' }, recordedAt };
    const command = keepAgreementsWhenMemberRegistered.on.MemberRegistered(
      registered as RecordedEvent<MemberRegistered>,
      'command',
    );
    expect(command).toEqual(new KeepAgreements('hanako', recordedAt));
  });
});
