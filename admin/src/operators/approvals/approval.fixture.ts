import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';

/** A pack whose publication waits for a second operator. */
export const approval: ApprovalResource = {
  id: '7',
  state: 'waiting',
  resource: 'packs',
  resource_id: '42',
  subject_name: 'はじまりのパック',
  subject_name_en: 'First pack',
  command: 'publish',
  request: { accept_loss: true },
  by_hand: false,
  reason: '新商品',
  reason_code: null,
  worth: 101,
  unit: 'percent',
  about: { sales: 57_900, given: 57_920 },
  asked_by: 'editor',
  asked_by_name: 'Editor',
  is_own: false,
  asked_at: '2026-04-01T12:00:00.000+09:00',
  expires_at: '2026-04-02T12:00:00.000+09:00',
  decided_by_name: null,
  decided_at: null,
  decision_reason: null,
  used_at: null,
  version: 1,
};
