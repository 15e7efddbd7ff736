import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type { PublicationFindings } from '../../../../services/catalog/publish-pack/check-publication.contract.js';
import { arithmeticOf } from '../../../../services/catalog/streams/pack-arithmetic.shared.js';
import { mockApi, show } from '../../console.fixture';
import type { Language } from '../../providers/languages';
import { PackState } from './PackState';

const NOTHING = arithmeticOf({ currency: 'points', pricePoint: 0, prizes: [] });

const pack = {
  id: '7',
  version: 3,
  status: 'draft',
  name: 'はじまりのパック',
  tickets: 100,
  prizes: [],
  publish_at: null,
};
const READY: PublicationFindings = {
  id: '7',
  ready: true,
  problems: [],
  loss: null,
  needs_second: null,
  arithmetic: NOTHING,
};
const PROBLEM = { code: 'NoPicture', field: 'image', row: null, blocks: true, message: '画像がありません。' };
const SECOND = { needs_second: { return_percent: 101 } };
const CAN = { ja: '公開できます。', en: 'It can be published.' };
const NEEDS = {
  ja: '公開するには、ほかのオーナーまたは経理の承認が必要です（還元率101%）。',
  en: 'Publishing it needs the approval of another owner or finance, because it gives back 101% of its sales.',
};

const open = async (findings: Partial<PublicationFindings>, overrides: object = {}, language: Language = 'ja') => {
  mockApi({ 'packs/7/preflight': { ...READY, ...findings } });
  await show(
    <ResourceContextProvider value="packs">
      <RecordContextProvider value={{ ...pack, ...overrides }}>
        <PackState />
      </RecordContextProvider>
    </ResourceContextProvider>,
    '/',
    language,
  );
  const section = await screen.findByRole('region');
  return section.textContent;
};

describe('the check of a draft before publication', () => {
  it.each(['ja', 'en'] as const)('says that it can be published, if one operator is enough (%s)', async (language) => {
    expect(await open({}, {}, language)).toBe(CAN[language]);
  });

  it.each(['ja', 'en'] as const)(
    'says that a second operator must approve, if the payout is high (%s)',
    async (language) => {
      expect(await open(SECOND, {}, language)).toBe(NEEDS[language]);
    },
  );

  it('names both the problems and the second operator', async () => {
    const text = await open({ ...SECOND, ready: false, problems: [PROBLEM] });
    expect(text).toContain(PROBLEM.message);
    expect(text).toContain(NEEDS.ja);
  });

  it('does not mention a second operator once publication is scheduled', async () => {
    expect(await open(SECOND, { publish_at: '2026-04-02T12:00:00.000+09:00' })).toBe(CAN.ja);
  });
});
