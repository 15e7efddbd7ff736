import { describe, expect, it } from '@jest/globals';
import type { Approval, Decider } from '../streams/approval.js';
import { decideApproval } from './decide-approval.decide.js';

const now = new Date('2026-04-10T03:00:00.000Z');
const decider: Decider = { approvesFrom: null, isInHandsOfAsker: false, hasHandsOnAsker: false };
const waiting: Approval = { id: '7', askedBy: 'support', isAskerThere: true, state: 'waiting', decider, version: 1 };
const decide = (changes: Partial<Approval>, operatorId: string, isApproved: boolean) =>
  decideApproval({ ...waiting, ...changes }, { operatorId, isApproved, now });

describe('decideApproval', () => {
  it.each([
    ['waits', {}, true],
    ['waits', {}, false],
    ['was approved', { state: 'approved' }, false],
    ['waits for who has gone', { isAskerThere: false }, false],
    ['waits for who has made them', { decider: { ...decider, isInHandsOfAsker: true } }, false],
    ['waits, a day after they were added', { decider: { ...decider, approvesFrom: now } }, true],
  ] as const)('accepts the decision on a command that %s (%j): approved is %s', (_, changes, isApproved) => {
    expect(decide(changes, 'owner', isApproved)).toEqual({
      events: [{ change: 'ApprovalDecided', data: { approvalId: '7', isApproved } }],
    });
  });

  it.each([
    ['OwnApproval', {}, 'support', true],
    ['OwnApproval', {}, 'support', false],
    ['ApprovalUsed', { state: 'used' }, 'owner', false],
    ['ApprovalReplaced', { state: 'replaced' }, 'owner', true],
    ['ApprovalExpired', { state: 'expired' }, 'owner', true],
    ['ApprovalDecidedAlready', { state: 'approved' }, 'owner', true],
    ['ApprovalDecidedAlready', { state: 'declined' }, 'owner', true],
    ['AskerDisabled', { isAskerThere: false }, 'owner', true],
    ['InHandsOfAsker', { decider: { ...decider, isInHandsOfAsker: true } }, 'owner', true],
    ['HandsOnAsker', { decider: { ...decider, hasHandsOnAsker: true } }, 'owner', true],
  ] as const)('refuses with %s for %j when %s decides %s', (code, changes, who, isApproved) => {
    expect(decide(changes, who, isApproved).refusal).toEqual({ code });
  });

  it('refuses approvers for a day after they were added or reset', () => {
    const approvesFrom = new Date(now.getTime() + 1);
    const { refusal } = decide({ decider: { ...decider, approvesFrom } }, 'owner', true);
    expect(refusal).toEqual({ code: 'ApprovesLater', from: approvesFrom });
  });
});
