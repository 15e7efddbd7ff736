import { EXTERNAL_PROVIDERS } from '../../../../services/platform/payments/providers.shared.js';

export type { SettlementReport } from '../../../../services/settlements/import-settlement/import-settlement.contract.js';
export type {
  SettlementLineResource,
  SettlementResource,
} from '../../../../services/settlements/settlement-list/settlement-list.contract.js';

/** The colours of the states. An expected settlement is neutral. */
export const STATE_COLOURS = { 'under-way': 'warning', done: 'success' } as const;

/** The lists, those that need attention first. */
export const LISTS = ['other-amount', 'theirs-only', 'ours-only', 'matched'] as const;
export type SettlementList = (typeof LISTS)[number];

export const COUNTS = {
  matched: 'matched',
  'other-amount': 'other_amount',
  'theirs-only': 'theirs_only',
  'ours-only': 'ours_only',
} as const satisfies Record<SettlementList, string>;

export const PROVIDER_CHOICES = EXTERNAL_PROVIDERS.map((id) => ({ id, name: `resources.payments.providers.${id}` }));
