import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import type { SiteEdited } from '../commands/site.target.js';
import type { Site } from '../rows/sites.rows.js';
import { decideKeepSite } from './keep-site.decide.js';

const draft: SiteEdited['data'] = {
  name: 'マイル',
  name_en: 'Miles',
  base_url: 'https://miles.example/api',
  key_id: 'shop-1',
  secret: 'agreed',
  direction: 'in',
  daily_limit: points(0),
  open: true,
};
const kept: Site = { ...draft, id: 's1', secret: Buffer.alloc(1), created: new Date(0), version: 1 };
const edited = (data: SiteEdited['data']) => ({ events: [{ change: 'SiteEdited', data }] });

describe('decideKeepSite', () => {
  it('accepts the draft of the owner', () => expect(decideKeepSite(null, draft, false)).toEqual(edited(draft)));

  it('keeps the secret of a site and requires one for a new site', () => {
    const without = { ...draft, secret: null };
    expect(decideKeepSite(kept, without, false)).toEqual(edited(without));
    expect(decideKeepSite(null, without, false)).toEqual({ refusal: { code: 'NoSecret' } });
  });

  it('requires https but for the local sandbox', () => {
    const at = (base_url: string, isSandbox: boolean) => decideKeepSite(null, { ...draft, base_url }, isSandbox);
    for (const address of ['http://127.0.0.1:4010/partner/miles', 'http://localhost/miles']) {
      expect(at(address, true).events).toHaveLength(1);
      expect(at(address, false)).toEqual({ refusal: { code: 'NotHttps' } });
    }
    for (const address of ['http://miles.example', 'http://127.0.0.1.example/x', 'http://localhost.example'])
      expect(at(address, true)).toEqual({ refusal: { code: 'NotHttps' } });
  });
});
