export const AMOUNTS = ['gained', 'lost', 'balance'] as const;
