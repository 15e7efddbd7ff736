import { Inject, Injectable, Optional } from '@nestjs/common';
import type { NamedRank } from '../../draws/index.js';
import { type Yen, yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import { MemberRanks } from '../../members/index.js';
import { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { PackTerms } from '../streams/pack.events.js';
import { type Content, type CopiedCard, NO_FACTS, type PackDraft } from '../streams/pack-terms.js';
import { type CardRow, KNOWN_COST } from './cards.rows.js';

/** A game whose cards the shop sells. */
export interface CardType {
  /** The id, from 1 to 19. */
  readonly id: number;
  readonly name: string;
  readonly nameEn: string;
  /** The order of the tabs, ascending. */
  readonly position: number;
}

const SAVE_CARD_TYPE = `insert into catalog.card_types (id, name_ja, name_en, position) values ($1, $2, $3, $4)
  on conflict (id) do update set (name_ja, name_en, position) = (excluded.name_ja, excluded.name_en, excluded.position)`;

const CARD_COLUMNS = `name, name_en, image_url, model_number, rarity, rarity_label, buy_point, special_remarks,
  is_special_remarks, movie_url, no_reduction, cost_yen, set_name, set_name_en, back_image_url, condition, grader, grade,
  certificate_number, reference_yen, reference_source, reference_url, reference_day`;
const SAVE_CARD = `insert into catalog.cards (card_id, ${CARD_COLUMNS})
  select card_id, ${CARD_COLUMNS} from jsonb_populate_record(null::catalog.cards, $1::jsonb)
  on conflict (card_id) do update set (${CARD_COLUMNS}) = (${CARD_COLUMNS.replace(/\w+/g, 'excluded.$&')})`;

const FIND_CARDS = `select card_id as "cardId", name, name_en as "nameEn", image_url as "imageUrl",
    model_number as "modelNumber", rarity, rarity_label as "rarityLabel", buy_point as "buyPoint",
    special_remarks as "specialRemarks", is_special_remarks as "isSpecialRemarks", movie_url as "movieUrl",
    no_reduction as "noReduction", jsonb_build_object('setName', set_name, 'setNameEn', set_name_en,
      'backImageUrl', back_image_url, 'condition', condition, 'grader', grader, 'grade', grade,
      'certificateNumber', certificate_number) as facts
  from catalog.cards where card_id = any($1::text[])`;

const FIND_COSTS = `select card_id as id, ${KNOWN_COST} as cost from catalog.cards where card_id = any($1::text[])`;

/** The ids of games. Special tabs have other ids, and no pack has their type. */
const GAMES = 'select id from catalog.card_types where id between 1 and 19';

const FIND_PACK = `select pack_id as "packId", status = 'draft' as "isDraft" from catalog.packs where name = $1 limit 1`;

/** A card with facts that packs do not copy: its cost and its reference price. */
export interface CardWithCost extends CopiedCard {
  readonly costYen?: Yen;
  readonly reference?: {
    readonly yen: Yen;
    readonly source: string;
    readonly url: string;
    /** The day of the price in Tokyo. */
    readonly day: TokyoDate;
  };
}

const cardRow = ({ facts = NO_FACTS, reference, ...card }: CardWithCost): Omit<CardRow, 'version'> => ({
  card_id: card.cardId,
  name: card.name,
  name_en: card.nameEn,
  image_url: card.imageUrl,
  model_number: card.modelNumber,
  rarity: card.rarity,
  rarity_label: card.rarityLabel,
  buy_point: card.buyPoint,
  special_remarks: card.specialRemarks,
  is_special_remarks: card.isSpecialRemarks,
  movie_url: card.movieUrl,
  no_reduction: card.noReduction,
  cost_yen: card.costYen ?? yen(0),
  set_name: facts.setName,
  set_name_en: facts.setNameEn,
  back_image_url: facts.backImageUrl,
  condition: facts.condition,
  grader: facts.grader,
  grade: facts.grade,
  certificate_number: facts.certificateNumber,
  reference_yen: reference?.yen ?? null,
  reference_source: reference?.source ?? '',
  reference_url: reference?.url ?? '',
  reference_day: reference?.day ?? '',
});

/** Reads and writes card types and cards. Packs copy them, so a change here changes no pack. */
@Injectable()
export class CatalogContent {
  constructor(
    private readonly database: Database,
    // Optional, because packs can be used without ranks.
    @Optional() @Inject(MemberRanks) private readonly ranks?: MemberRanks,
  ) {}

  async saveCardType({ id, name, nameEn, position }: CardType): Promise<void> {
    await this.database.pool.query(SAVE_CARD_TYPE, [id, name, nameEn, position]);
  }

  async saveCard(card: CardWithCost): Promise<void> {
    await this.database.pool.query(SAVE_CARD, [JSON.stringify(cardRow(card))]);
  }

  /** Finds a pack by name; null if there is none. */
  async packNamed(name: string): Promise<{ packId: string; isDraft: boolean } | null> {
    const { rows } = await this.database.pool.query<{ packId: string; isDraft: boolean }>(FIND_PACK, [name]);
    return rows[0] ?? null;
  }

  /** Loads the card types, cards and ranks that a draft names. */
  async namedBy(tx: StoreTransaction, draft: PackDraft): Promise<Content> {
    const types = await tx.read<{ id: number }>('catalog-card-types', GAMES, []);
    return {
      cardTypes: new Set(types.map(({ id }) => id)),
      cards: await this.cardsOf(tx, [...draft.prizes, ...draft.extraPrizes]),
    };
  }

  /** Returns a rank as packs name it; null for an unknown id. */
  async rankOf(rankId: string | null | undefined): Promise<NamedRank | null> {
    const name = rankId ? await this.ranks?.nameOf(rankId) : null;
    return rankId && name ? { rankId, name: name.ja, nameEn: name.en } : null;
  }

  /** Loads the known costs of the cards of a pack as of today, by card. */
  async costsOf(tx: StoreTransaction, { prizes, extraPrizes }: PackTerms): Promise<Map<string, Yen>> {
    const ids = [...new Set([...prizes, ...extraPrizes].map((prize) => prize.cardId))];
    const rows = await tx.read<{ id: string; cost: Yen }>('catalog-costs', FIND_COSTS, [ids]);
    return new Map(rows.map(({ id, cost }) => [id, cost]));
  }

  /** Loads the current cards of some prizes. */
  async cardsOf(
    tx: StoreTransaction,
    prizes: readonly { readonly cardId: string }[],
  ): Promise<Map<string, CopiedCard>> {
    const ids = [...new Set(prizes.map((prize) => prize.cardId))];
    const cards = await tx.read<CopiedCard & Record<string, unknown>>('catalog-cards', FIND_CARDS, [ids]);
    return new Map(cards.map((card) => [card.cardId, card]));
  }
}
