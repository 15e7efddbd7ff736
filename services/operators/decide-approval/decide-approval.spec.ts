import { describe, expect, it } from '@jest/globals';
import type { Approval } from '../streams/approval.js';
import { decideApproval } from './decide-approval.decide.js';

const asked: Approval = { id: '7', askedBy: 'support', isAskerThere: true, state: 'waiting', version: 1 };
const decide = (given: Partial<Approval>, operatorId: string, isApproved: boolean) =>
  decideApproval({ ...asked, ...given }, { operatorId, isApproved });

describe('decideApproval', () => {
  it.each([
    ['waits', {}, true],
    ['waits', {}, false],
    ['was approved', { state: 'approved' }, false],
    ['waits for who has gone', { isAskerThere: false }, false],
  ] as const)('given a command that %s (%j), when another says %s, then that counts', (_, given, isApproved) => {
    expect(decide(given, 'owner', isApproved)).toEqual({
      events: [{ type: 'ApprovalDecided', data: { approvalId: '7', isApproved } }],
    });
  });

  it.each([
    ['OwnApproval', {}, 'support', true],
    ['OwnApproval', {}, 'support', false],
    ['ApprovalUsed', { state: 'used' }, 'owner', false],
    ['ApprovalExpired', { state: 'expired' }, 'owner', true],
    ['ApprovalDecidedAlready', { state: 'approved' }, 'owner', true],
    ['ApprovalDecidedAlready', { state: 'declined' }, 'owner', true],
    ['AskerDisabled', { isAskerThere: false }, 'owner', true],
  ] as const)('is refused as %s, given %j, when %s says %s', (code, given, who, isApproved) => {
    expect(decide(given, who, isApproved).refusal).toEqual({ code });
  });
});
