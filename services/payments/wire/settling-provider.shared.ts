/** Who sends files of what they have settled. */
export const SETTLING_PROVIDERS = ['veritrans', 'paypal', 'amazon-pay'] as const;
export type SettlingProvider = (typeof SETTLING_PROVIDERS)[number];
