import { toTokyoDate } from '../../kernel/time.js';
import type { ReadinessCheck, ReadinessContext } from '../../platform/readiness.js';
import { shopIdentity } from '../identity-settings.js';
import { announcedOf, loadAnnouncements } from '../rows/announcements.rows.js';
import { computeStatuses, type VersionWithStatus } from '../streams/versions.js';
import { AGREED_TEXTS, type BindingTextName, LEGAL_TEXTS, loadLegalTexts } from './legal-texts.js';

/** Checks before opening: the operator's details are entered, and the binding texts are in force and announced. */
export const legalReadiness: readonly ReadinessCheck[] = [
  ...shopIdentity.map(
    (setting): ReadinessCheck => ({
      name: setting.name,
      isReady: ({ settings }) => settings.get(setting) !== '',
    }),
  ),
  {
    name: 'legal-texts-in-force',
    isReady: async (shop) =>
      (await loadStatuses(LEGAL_TEXTS, shop)).every(({ status, inForceFrom }) => {
        return status !== 'in-force' || inForceFrom <= toTokyoDate(shop.now);
      }),
  },
  {
    name: 'legal-texts-announced',
    isReady: async (shop) =>
      !(await loadStatuses(AGREED_TEXTS, shop)).some(({ status }) => status === 'missed' || status === 'upcoming'),
  },
];

/** Loads the statuses of all versions of some texts. */
const loadStatuses = async (
  names: readonly BindingTextName[],
  { config, pool, now }: ReadinessContext,
): Promise<readonly VersionWithStatus[]> => {
  const texts = loadLegalTexts(config);
  const announced = await loadAnnouncements(pool);
  return names.flatMap((name) =>
    computeStatuses(texts.versionsOf(name, announcedOf(announced, name)), toTokyoDate(now)),
  );
};
