import { tokyoDate } from '../../kernel/time.js';
import type { ReadinessCheck } from '../../platform/readiness.js';
import { shopIdentity } from '../identity-settings.js';
import { LEGAL_TEXTS, legalText } from './legal-texts.js';

/** Who runs the shop is told, and the texts that people are bound by hold. */
export const legalReadiness: readonly ReadinessCheck[] = [
  ...shopIdentity.map(
    (setting): ReadinessCheck => ({
      name: setting.name,
      isReady: ({ settings }) => settings.get(setting) !== '',
    }),
  ),
  {
    name: 'legal-texts-in-force',
    isReady: ({ now }) => LEGAL_TEXTS.every((name) => legalText(name, 'ja').issue!.inForceFrom <= tokyoDate(now)),
  },
];
