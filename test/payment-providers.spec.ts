import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { EXTERNAL_PROVIDERS } from '../services/platform/payments/providers.shared.js';

const CODE = /\.(ts|tsx|mjs|cjs|css|go)$/;
/** Specs, fixtures and the sandbox, which simulates the providers. */
const BESIDE = /\.(spec|fixture)\.tsx?$|\/test\/|^services\/sandbox\//;

/** Folders with providers: on the server, and in the members' client. */
const FOLDERS = ['services/platform/payments', 'web/src/features/payments'];

/** Lists of providers. A new provider is named here, and in its own folders. */
const LISTS = [
  'services/platform/payments/providers.shared.ts',
  'services/platform/payments/providers.ts',
  'web/src/features/payments/wallets.ts',
];

/** Files that must use a released name, with the reason. A new provider adds nothing to them. */
const RELEASED: Readonly<Record<string, string>> = {
  'services/payments/buy-points/buy-points.contract.ts': 'the field of a purchase, and its description',
  'services/payments/buy-points/create-order.controller.ts': 'the types of a released call',
  'services/payments/buy-points/create-paypal-order.contract.ts': 'the path of a released call',
  'services/payments/complete-checkout/complete-checkout.contract.ts': 'the field of an address',
  'services/bank-deposits/match-payout/match-payout.contract.ts': 'an example in a published description',
  'services/settlements/settlement-list/settlement-list.contract.ts': 'an example in a published description',
  'services/bank-deposits/wire/deposit.contract.ts': 'an example in a published description',
  'web/src/app/member-routes.ts': 'addresses of the specification',
  'web/src/paths.ts': 'addresses of the specification',
  'web/src/features/payments/pages.ts': 'addresses of the specification',
};

/** Returns the word that finds a provider's name in any spelling: `amazon` of `amazon-pay`. */
const wordOf = (provider: string): string => provider.split('-')[0]!;

const files = ['services', 'web/src', 'admin/src'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter((path) => CODE.test(path) && !BESIDE.test(path)),
);
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8').toLowerCase()]));

const namedIn = (provider: string): readonly string[] =>
  files.filter(
    (file) =>
      !FOLDERS.some((folder) => file.startsWith(`${folder}/${provider}/`)) &&
      texts.get(file)!.includes(wordOf(provider)),
  );

describe('a payment provider', () => {
  it.each(EXTERNAL_PROVIDERS)('%s is named in its folders, the lists, and where a released name binds', (provider) => {
    expect(files.length).toBeGreaterThan(1000);
    const elsewhere = namedIn(provider).filter((file) => !LISTS.includes(file) && !Object.hasOwn(RELEASED, file));
    expect(elsewhere).toEqual([]);
  });

  it('appears in each file that counts as bound to a released name', () => {
    const named = new Set(EXTERNAL_PROVIDERS.flatMap(namedIn));
    expect(Object.keys(RELEASED).filter((file) => !named.has(file))).toEqual([]);
  });
});
