import { normalizeForSearch } from '../../platform/text/search-text.shared.js';
import type { SearchedPack } from '../streams/pack-search.js';
import { countTicketsLeft, toShownTags } from '../wire/pack-fields.js';
import { leftOf, type Stock } from './catalog-responses.js';
import type { CatalogPack, CatalogSnapshot } from './catalog-snapshot.js';

/** The normalized search text of each pack. A change of the catalog creates new pack objects. */
const texts = new WeakMap<CatalogPack, string>();

/** Adds the search text and the current state to a pack. */
export const toSearchedPack = (
  pack: CatalogPack,
  view: CatalogSnapshot,
  stock: Stock,
): SearchedPack & { readonly pack: CatalogPack } => {
  const tags = toShownTags(pack, view, stock);
  const left = countTicketsLeft(pack, view, stock);
  return {
    pack,
    text: [textOf(pack, view), ...tags.map(({ name }) => normalizeForSearch(`${name.ja}\n${name.en}`))].join('\n'),
    price: pack.price_point,
    currency: pack.currency,
    startAt: pack.start_at,
    tags: tags.map(({ id }) => id),
    tickets: pack.tickets,
    left,
    drawn: pack.tickets - leftOf(stock, pack) - pack.drawn_before,
    isDrawable: left > 0 && pack.status === 'published' && !view.isBefore(pack),
  };
};

const textOf = (pack: CatalogPack, view: CatalogSnapshot): string => {
  const known = texts.get(pack);
  if (known !== undefined) return known;
  const type = view.cardTypes.find(({ id }) => id === pack.card_type);
  const prizes = pack.show_cardlist ? pack.prizes.flatMap(({ name, name_en }) => [name, name_en]) : [];
  const text = normalizeForSearch(
    [pack.name, pack.name_en, type?.name.ja ?? '', type?.name.en ?? '', ...prizes].join('\n'),
  );
  texts.set(pack, text);
  return text;
};
