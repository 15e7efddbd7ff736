import type { CardDetail, Pack } from '../../catalog/index.js';
import type { Language } from '../../kernel/languages.js';
import { type AddressOf, type PageHead, SITE } from '../../platform/http/page-head.js';
import { wordsOf } from '../../platform/text/html.js';
import { cardPath } from '../wire/card-path.js';
import { packPath } from '../wire/pack-path.js';
import { NO_CARD, NO_PACK, type PageWords, SHOP } from '../wire/page-words.js';
import { firstPicture } from './first-picture.js';
import { breadcrumbs, packData } from './linked-data.js';

/** What search engines show of a description. */
const DESCRIPTION = 160;
/** The shop's own picture, where a page has none. */
const PICTURE = '/images/og.webp';

const NOTHING = {
  type: 'website',
  picture: PICTURE,
  linkedData: [],
  firstPicture: null,
  answers: new Map<string, string>(),
} as const;

const shortened = (text: string): string => {
  const signs = [...text];
  return signs.length <= DESCRIPTION ? text : `${signs.slice(0, DESCRIPTION - 1).join('')}…`;
};

/** A page that says the same to everybody. @param path null for one that search engines leave out */
export const standingHead = (
  { title, description }: PageWords,
  path: string | null,
  language: Language,
  at: AddressOf,
): PageHead => ({
  ...NOTHING,
  title: `${title[language]} | ${SITE[language]}`,
  description: description[language],
  path,
  linkedData: path === null ? [] : [breadcrumbs([[title[language], path]], language, at)],
});

/** Of a page that is for members, or nothing that the shop has. */
export const hiddenHead = (language: Language): PageHead => ({
  ...NOTHING,
  title: SITE[language],
  description: SHOP.description[language],
  path: null,
});

/** Instead of a pack that there is not. */
export const noPackHead = (language: Language, at: AddressOf): PageHead => standingHead(NO_PACK, null, language, at);

const termsOf = ({ name, point, payment_method, total_pack_count }: Pack, language: Language): string => {
  const [cost, total] = [point, total_pack_count].map((count) => count.toLocaleString('en'));
  if (language === 'ja')
    return `${name}：1回${cost}${payment_method === '1' ? 'ポイント' : 'コイン'}、全${total}口。当たりのカード、残り口数、確率を公開しています。`;
  return `${name}: ${cost} ${payment_method === '1' ? 'points' : 'coins'} a draw, ${total} tickets. See the prizes, what is left, and the odds. `;
};

/** A pack's page. */
export const packHead = (
  pack: Pack,
  answers: ReadonlyMap<string, string>,
  language: Language,
  at: AddressOf,
): PageHead => {
  const path = packPath(pack.id);
  const description = shortened(`${termsOf(pack, language)}${wordsOf(pack.detail)}`.trim());
  const [picture] = pack.image;
  return {
    title: `${pack.name} | ${SITE[language]}`,
    description,
    path,
    type: 'product',
    picture: picture ?? PICTURE,
    linkedData: packData(pack, path, description, language, at),
    firstPicture: picture === undefined ? null : firstPicture(picture, 'gallery'),
    answers,
  };
};

/** Instead of a card that no pack shows. */
export const noCardHead = (language: Language, at: AddressOf): PageHead => standingHead(NO_CARD, null, language, at);

/** A card's page, which is passed on: in the pack in which it is looked at. */
export const cardHead = (
  { pack }: CardDetail,
  answers: ReadonlyMap<string, string>,
  language: Language,
  at: AddressOf,
): PageHead => {
  const [card] = pack.prizes;
  const { name, card_id, image_url, rank_name, rarity_label, model_number } = card!;
  const path = cardPath(card_id, pack.id);
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
      breadcrumbs(
        [
          [pack.name, packPath(pack.id)],
          [name, path],
        ],
        language,
        at,
      ),
    ],
    answers,
  };
};
