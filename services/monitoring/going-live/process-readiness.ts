import type { ReadinessCheck } from '../../platform/readiness.js';

/** The checks of the configuration that the processes were started with. */
export const processReadiness: readonly ReadinessCheck[] = [
  { name: 'no-demo', isReady: ({ config }) => !config.demo },
  { name: 'no-sandbox', isReady: ({ config }) => !config.sandbox },
  { name: 'production', isReady: ({ config }) => config.production },
  { name: 'public-url', isReady: ({ config }) => config.publicUrl.startsWith('https://') },
  { name: 'mail-server', isReady: ({ config }) => config.smtpUrl !== null },
  { name: 'text-messages', isReady: ({ config }) => config.sms.twilio !== null },
  { name: 'push-messages', isReady: ({ config }) => config.push.keys !== null },
  {
    name: 'payment-methods',
    isReady: ({ config }) => config.payments.enabledCodes.length > 0 && config.payments.missing.length === 0,
  },
  { name: 'log-signer', isReady: ({ config }) => config.signer !== null },
  { name: 'rate-limits', isReady: ({ config }) => config.rateLimits },
];
