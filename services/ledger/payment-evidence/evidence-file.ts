import type { Bilingual, Language } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { CsvColumns } from '../../platform/csv/csv.js';
import { toCarrierName } from '../../shipments/index.js';
import type { DrawProved } from './payment-evidence.query.js';

/** Formats `2026-04-01T09:00:00.000+09:00` as a time for spreadsheets. The time zone stays Tokyo. */
const clockTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

/** Lists the cards, equal ones together: `Dragon × 3`. */
const cardsOf = ({ draw }: DrawProved, language: Language): string => {
  const counts = new Map<string, number>();
  for (const { name, name_en } of draw.cards) {
    const called = (language === 'en' && name_en) || name;
    counts.set(called, (counts.get(called) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} × ${count}`).join(' / ');
};

const outcomes = ({ draw }: DrawProved, outcome: string): number =>
  draw.cards.filter((card) => card.outcome === outcome).length;

/** Lists the parcels handed to a carrier: `DHL 1234`. */
const sentBy = ({ draw }: DrawProved, language: Language): string =>
  draw.parcels
    .filter(({ delivery_code }) => delivery_code !== null)
    .map(({ carrier, delivery_code }) => `${toCarrierName(carrier ?? '', language)} ${delivery_code}`)
    .join(' / ');

const clientSeedOf = ({ draw: { receipt } }: DrawProved, language: Language): string | null => {
  if (receipt === null || receipt.client_seed !== null) return receipt?.client_seed ?? null;
  const erased = { ja: '退会により消去済み、SHA-256', en: 'erased when the account was closed, SHA-256' };
  return `${erased[language]}: ${receipt.client_seed_hash}`;
};

type Column = readonly [heading: Bilingual, cell: (proved: DrawProved, language: Language) => string | number | null];

const COLUMNS: readonly Column[] = [
  [{ ja: 'お支払いID', en: 'Payment' }, ({ payment }) => payment.id],
  [{ ja: '決済会社の番号', en: 'Provider’s reference' }, ({ payment }) => payment.provider_ref],
  [{ ja: 'お支払い日時', en: 'Paid' }, ({ payment }) => clockTime(toTokyoIso(payment.paid_at))],
  [{ ja: 'お支払い金額 (円)', en: 'Amount (yen)' }, ({ payment }) => payment.yen],
  [{ ja: '会員ID', en: 'Member' }, ({ payment }) => payment.member_id],
  [{ ja: 'ガチャの日時', en: 'Drawn' }, ({ draw }) => clockTime(draw.created)],
  [{ ja: 'ガチャID', en: 'Draw' }, ({ draw }) => draw.id],
  [{ ja: 'パック', en: 'Pack' }, ({ draw }, language) => (language === 'en' && draw.pack_name_en) || draw.pack_name],
  [{ ja: 'ガチャの代金 (ポイント)', en: 'Price (points)' }, ({ draw }) => draw.cost],
  [{ ja: 'うちこのお支払いのポイント', en: 'Of it, points of this payment' }, ({ paid }) => paid],
  [{ ja: '枚数', en: 'Cards' }, ({ draw }) => draw.count],
  [{ ja: 'カード', en: 'Which' }, cardsOf],
  [{ ja: 'ポイントに還元', en: 'Converted to points' }, (proved) => outcomes(proved, 'converted')],
  [{ ja: 'カード交換に使用', en: 'Given in exchange for another card' }, (proved) => outcomes(proved, 'exchanged')],
  [{ ja: '発送を依頼', en: 'Asked to be shipped' }, (proved) => outcomes(proved, 'shipped')],
  [{ ja: '発送 (業者・追跡番号)', en: 'Shipped (carrier, tracking number)' }, sentBy],
  [{ ja: '証明: ボックスのハッシュ', en: 'Proof: hash of the box' }, ({ draw }) => draw.receipt?.box_hash ?? null],
  [{ ja: '証明: 最初の位置', en: 'Proof: first slot' }, ({ draw }) => draw.receipt?.first_slot ?? null],
  [{ ja: '証明: 日', en: 'Proof: day' }, ({ draw }) => draw.receipt?.day ?? null],
  [{ ja: '証明: クライアントシード', en: 'Proof: client seed' }, clientSeedOf],
  [{ ja: '証明: 公開記録のハッシュ', en: 'Proof: head of the public log' }, ({ draw }) => draw.receipt?.head ?? null],
];

/** Returns the columns of the file, with titles in the reader's language. */
export const buildEvidenceColumns = (language: Language): CsvColumns<DrawProved> =>
  Object.fromEntries(
    COLUMNS.map(([heading, cell]) => [heading[language], (proved: DrawProved) => cell(proved, language)]),
  );
