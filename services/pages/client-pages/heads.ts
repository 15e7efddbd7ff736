import type { CardDetail, Pack } from '../../catalog/index.js';
import type { Language } from '../../kernel/languages.js';
import { type AddressOf, type PageHead, SITE } from '../../platform/http/pages/page-head.js';
import { extractText } from '../../platform/text/html.js';
import { toCardPath } from '../wire/card-path.js';
import { toPackPath } from '../wire/pack-path.js';
import { NO_CARD, NO_PACK, type PageWords, SHOP } from '../wire/page-words.js';
import { findFirstPicture } from './first-picture.js';
import { buildBreadcrumbs, buildPackData } from './linked-data.js';

/** The number of characters of a description that search engines show. */
const DESCRIPTION = 160;
/** The default picture, for pages without one. */
const PICTURE = '/images/og.webp';

const NOTHING = {
  type: 'website',
  picture: PICTURE,
  linkedData: [],
  firstPicture: null,
  responses: new Map<string, string>(),
} as const;

const shortened = (text: string): string => {
  const signs = [...text];
  return signs.length <= DESCRIPTION ? text : `${signs.slice(0, DESCRIPTION - 1).join('')}…`;
};

/** Builds the head of a page with fixed content. @param path null for a page that search engines must not index */
export const buildStandingHead = (
  { title, description }: PageWords,
  path: string | null,
  language: Language,
  at: AddressOf,
): PageHead => ({
  ...NOTHING,
  title: `${title[language]} | ${SITE[language]}`,
  description: description[language],
  path,
  linkedData: path === null ? [] : [buildBreadcrumbs([[title[language], path]], language, at)],
});

/** Builds the head of a page for members, or of an unknown page. */
export const buildHiddenHead = (language: Language): PageHead => ({
  ...NOTHING,
  title: SITE[language],
  description: SHOP.description[language],
  path: null,
});

/** Builds the head of the page for an unknown pack. */
export const buildNoPackHead = (language: Language, at: AddressOf): PageHead =>
  buildStandingHead(NO_PACK, null, language, at);

const termsOf = ({ name, point, payment_method, total_pack_count }: Pack, language: Language): string => {
  const [cost, total] = [point, total_pack_count].map((count) => count.toLocaleString('en'));
  if (language === 'ja')
    return `${name}：1回${cost}${payment_method === '1' ? 'ポイント' : 'コイン'}、全${total}口。当たりのカード、残り口数、確率を公開しています。`;
  return `${name}: ${cost} ${payment_method === '1' ? 'points' : 'coins'} a draw, ${total} tickets. See the prizes, what is left, and the odds. `;
};

/** Builds the head of the page of a pack. */
export const buildPackHead = (
  pack: Pack,
  responses: ReadonlyMap<string, string>,
  language: Language,
  at: AddressOf,
): PageHead => {
  const path = toPackPath(pack.id);
  const description = shortened(`${termsOf(pack, language)}${extractText(pack.detail)}`.trim());
  const [picture] = pack.image;
  return {
    title: `${pack.name} | ${SITE[language]}`,
    description,
    path,
    type: 'product',
    picture: picture ?? PICTURE,
    linkedData: buildPackData(pack, path, description, language, at),
    firstPicture: picture === undefined ? null : findFirstPicture(picture, 'gallery'),
    responses: responses,
  };
};

/** Builds the head of the page for a card that is in no pack. */
export const buildNoCardHead = (language: Language, at: AddressOf): PageHead =>
  buildStandingHead(NO_CARD, null, language, at);

/** Builds the head of the page of a card in a pack, which visitors share. */
export const buildCardHead = (
  { pack }: CardDetail,
  responses: ReadonlyMap<string, string>,
  language: Language,
  at: AddressOf,
): PageHead => {
  const [card] = pack.prizes;
  const { name, card_id, image_url, rank_name, rarity_label, model_number } = card!;
  const path = toCardPath(card_id, pack.id);
  const facts = [rarity_label, model_number].filter(Boolean).join(' ');
  const description =
    language === 'ja'
      ? `${name}（${facts}）は、パック「${pack.name}」の${rank_name}です。残りの枚数、状態、参考価格、交換ポイントを公開しています。`
      : `${name} (${facts}) is “${rank_name}” in the pack ${pack.name}. See how many are left, its condition, reference price and exchange value.`;
  return {
    ...NOTHING,
    title: `${name} | ${pack.name} | ${SITE[language]}`,
    description: shortened(description),
    path,
    picture: image_url || PICTURE,
    linkedData: [
      buildBreadcrumbs(
        [
          [pack.name, toPackPath(pack.id)],
          [name, path],
        ],
        language,
        at,
      ),
    ],
    responses: responses,
  };
};
