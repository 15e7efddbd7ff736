import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** A sentence that only version 2 of the terms has. */
export const ADDED = { ja: '版が新しくなったことを示す一文。', en: 'A sentence that shows that the version is new.' };

const LANGUAGES = ['ja', 'en'] as const;

/**
 * Copies the shop's texts into a folder of their own and adds a second version of the terms of service.
 *
 * @param inForceFrom the Tokyo day on which it comes into force, `2027-02-01`
 * @returns the folder, for LEGAL_TEXTS
 */
export const loadTextsWithNewVersion = (inForceFrom: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'legal-texts-'));
  cpSync('services/legal/texts', folder, { recursive: true });
  for (const language of LANGUAGES) {
    const newest = join(folder, `terms-of-service.${language}.md`);
    const first = readFileSync(newest, 'utf8');
    renameSync(newest, join(folder, `terms-of-service.1.${language}.md`));
    const second = first
      .replace('version: 1\n', 'version: 2\n')
      .replace(/in_force_from: .*\n---\n/, `in_force_from: ${inForceFrom}\n---\n\n${ADDED[language]}\n`);
    writeFileSync(newest, second);
  }
  return folder;
};

/** Announces a version of the privacy policy, as of January 2020, that comes into force in 2099. */
export const announceVersion = (pool: Pool): Promise<unknown> =>
  pool.query(
    `insert into legal.announcements (text, version, in_force_from, announced_at)
      values ('privacy-policy', 9, '2099-01-01', '2020-01-01T00:00:00+09:00') on conflict do nothing`,
  );
