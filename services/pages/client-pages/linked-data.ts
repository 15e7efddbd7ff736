import type { Pack } from '../../catalog/index.js';
import type { Language } from '../../kernel/languages.js';
import { type AddressOf, localizePath, SITE } from '../../platform/http/pages/page-head.js';
import { PACK_LIST } from '../wire/page-words.js';

const CONTEXT = 'https://schema.org';

/** Builds the JSON-LD of the shop and its website. */
export const buildSiteData = (language: Language, at: AddressOf): object[] => {
  const shop = { '@type': 'Organization', '@id': at('/#shop'), name: SITE[language], url: at('/') };
  return [
    { '@context': CONTEXT, ...shop, logo: at('/images/icon-512.png') },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: SITE[language],
      url: at(localizePath('/', language)),
      inLanguage: language,
      publisher: { '@id': at('/#shop') },
    },
  ];
};

/** Builds the JSON-LD of the breadcrumbs of a page. */
export const buildBreadcrumbs = (
  steps: readonly (readonly [name: string, path: string])[],
  language: Language,
  at: AddressOf,
): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [[SITE[language], '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: at(localizePath(path, language)),
  })),
});

const availabilityOf = ({ is_before, pack_count }: Pack): string =>
  `${CONTEXT}/${is_before === '1' ? 'PreOrder' : pack_count === 0 ? 'SoldOut' : 'InStock'}`;

/** Builds the JSON-LD of a pack as a product: one draw at its price. A pack for coins has no offer, because coins are not money. */
export const buildPackData = (
  pack: Pack,
  path: string,
  description: string,
  language: Language,
  at: AddressOf,
): object[] => {
  const url = at(localizePath(path, language));
  const offer = {
    '@type': 'Offer',
    url,
    price: pack.point,
    priceCurrency: 'JPY',
    availability: availabilityOf(pack),
    seller: { '@id': at('/#shop') },
  };
  return [
    {
      '@context': CONTEXT,
      '@type': 'Product',
      name: pack.name,
      sku: pack.id,
      url,
      image: pack.image.map(at),
      description,
      ...(pack.payment_method === '1' && { offers: offer }),
    },
    buildBreadcrumbs(
      [
        [PACK_LIST.title[language], '/pack-list'],
        [pack.name, path],
      ],
      language,
      at,
    ),
  ];
};
