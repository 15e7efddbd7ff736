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

describe('a partner site', () => {
  it('is what the owner writes', () => expect(decideKeepSite(null, draft, false)).toEqual(edited(draft)));

  it('keeps its secret unless another is given, and has one', () => {
    const without = { ...draft, secret: null };
    expect(decideKeepSite(kept, without, false)).toEqual(edited(without));
    expect(decideKeepSite(null, without, false)).toEqual({ refusal: { code: 'NoSecret' } });
  });

  it('is asked over https, and on this machine alone without, where the sandbox is', () => {
    const at = (base_url: string, isSandbox: boolean) => decideKeepSite(null, { ...draft, base_url }, isSandbox);
    for (const address of ['http://127.0.0.1:4010/partner/miles', 'http://localhost/miles']) {
      expect(at(address, true).events).toHaveLength(1);
      expect(at(address, false)).toEqual({ refusal: { code: 'NotHttps' } });
    }
    for (const address of ['http://miles.example', 'http://127.0.0.1.example/x', 'http://localhost.example'])
      expect(at(address, true)).toEqual({ refusal: { code: 'NotHttps' } });
  });
});
