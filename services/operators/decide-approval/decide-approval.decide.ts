import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Approval, ApprovalDecided, ApprovalRefused, Decider } from '../streams/approval.js';

/** Returns why the decider cannot approve: two accounts of one person are not two operators. */
const objectionTo = (
  { approvesFrom, isInHandsOfAsker, hasHandsOnAsker }: Decider,
  isAskerThere: boolean,
  now: Date,
): ApprovalRefused | null => {
  if (!isAskerThere) return { code: 'AskerDisabled' };
  if (approvesFrom !== null && approvesFrom > now) return { code: 'ApprovesLater', from: approvesFrom };
  if (isInHandsOfAsker) return { code: 'InHandsOfAsker' };
  return hasHandsOnAsker ? { code: 'HandsOnAsker' } : null;
};

/** Decides whether a second operator may approve or decline. They may revoke an approval until it is used. */
export const decideApproval = (
  { id, askedBy, isAskerThere, state, decider }: Approval,
  { operatorId, isApproved, now }: { readonly operatorId: string; readonly isApproved: boolean; readonly now: Date },
): Decision<ApprovalDecided, ApprovalRefused> => {
  if (askedBy === operatorId) return refuse({ code: 'OwnApproval' });
  if (state === 'used') return refuse({ code: 'ApprovalUsed' });
  if (state === 'replaced') return refuse({ code: 'ApprovalReplaced' });
  if (state === 'expired') return refuse({ code: 'ApprovalExpired' });
  if (state === 'declined' || (isApproved && state === 'approved')) return refuse({ code: 'ApprovalDecidedAlready' });
  const refusal = isApproved ? objectionTo(decider, isAskerThere, now) : null;
  if (refusal) return refuse(refusal);
  return accept({ change: 'ApprovalDecided', data: { approvalId: id, isApproved } });
};
