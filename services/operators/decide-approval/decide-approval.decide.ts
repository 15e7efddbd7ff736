import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Approval, ApprovalDecided, ApprovalRefused } from '../streams/approval.js';

/** A second operator agrees to a command or not; what they agreed to they may take back until it is carried out. */
export const decideApproval = (
  { id, askedBy, isAskerThere, state }: Approval,
  { operatorId, isApproved }: { readonly operatorId: string; readonly isApproved: boolean },
): Decision<ApprovalDecided, ApprovalRefused> => {
  if (askedBy === operatorId) return refuse({ code: 'OwnApproval' });
  if (state === 'used') return refuse({ code: 'ApprovalUsed' });
  if (state === 'expired') return refuse({ code: 'ApprovalExpired' });
  if (state === 'declined' || (isApproved && state === 'approved')) return refuse({ code: 'ApprovalDecidedAlready' });
  if (isApproved && !isAskerThere) return refuse({ code: 'AskerDisabled' });
  return accept({ type: 'ApprovalDecided', data: { approvalId: id, isApproved } });
};
