import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { CardTypeRow } from '../wire/card-type.contract.js';

export const CARD_TYPE_COLUMNS = 'id, name_ja as name, name_en, position, version';

const FIND = `select ${CARD_TYPE_COLUMNS} from catalog.card_types where id = $1`;
const SAVE = `insert into catalog.card_types (id, name_ja, name_en, position, version) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set (name_ja, name_en, position, version) =
    (excluded.name_ja, excluded.name_en, excluded.position, excluded.version)`;

/** Loads the row of a card type; null if there is none. */
export const findCardType = async (tx: StoreTransaction, id: number): Promise<CardTypeRow | null> =>
  (await tx.read<CardTypeRow & Record<string, unknown>>('catalog-find-card-type', FIND, [id]))[0] ?? null;

export const saveCardType = (tx: StoreTransaction, type: CardTypeRow): void =>
  tx.write('catalog-save-card-type', SAVE, [type.id, type.name, type.name_en, type.position, type.version]);
