import { points, type Yen, yen } from '../../kernel/money.js';
import type { CardType, CardWithCost } from '../rows/catalog-content.rows.js';
import type { CardFacts } from '../streams/pack.events.js';
import { type CopiedCard, NO_FACTS } from '../streams/pack-terms.js';

/** Invented games of the demo shop. */
export const DEMO_CARD_TYPES: readonly CardType[] = [
  { id: 1, name: '星獣クロニカ', nameEn: 'Starbeast Chronica', position: 1 },
  { id: 2, name: '歯車騎士団', nameEn: 'Cogwork Knights', position: 2 },
  { id: 3, name: '幻葉の庭', nameEn: 'Garden of Phantom Leaves', position: 3 },
  { id: 4, name: '潮冠戦記', nameEn: 'Tidal Crown', position: 4 },
];

/** The set of each game, by the first letters of its card codes. */
const SETS: Readonly<Record<string, readonly [name: string, nameEn: string]>> = {
  sb: ['第1弾「星の目覚め」', 'Set 1: Waking Stars'],
  ck: ['第1弾「鋼の門」', 'Set 1: Gates of Steel'],
  pl: ['第1弾「千年の庭」', 'Set 1: The Thousand-Year Garden'],
  tc: ['第1弾「潮の王座」', 'Set 1: Throne of Tides'],
};

/** A card of the demo with its reference price. The loader sets the day of the price. */
export interface DemoCard extends Omit<CardWithCost, 'reference'> {
  readonly costYen: Yen;
  readonly facts: CardFacts;
  /** Null for cards that are not traded singly. */
  readonly referenceYen: Yen | null;
}

/** The source of the invented reference prices. */
export const DEMO_REFERENCE_SOURCE = 'Demo Price Guide';

const LABELS = ['N', 'R', 'SR', 'UR'] as const;
/** The conditions by rarity: rarer cards were kept better. */
const CONDITIONS = ['B', 'A', 'A', 'S'] as const;

const card = (
  cardId: string,
  name: string,
  nameEn: string,
  rarity: CopiedCard['rarity'],
  buyPoint: number,
  specialRemarks = '',
  facts: Partial<CardFacts> = {},
): DemoCard => ({
  cardId,
  name,
  nameEn,
  imageUrl: `/images/demo/cards/${cardId}.webp`,
  modelNumber: cardId.toUpperCase(),
  rarity,
  rarityLabel: LABELS[rarity],
  buyPoint: points(buyPoint),
  noReduction: false,
  // The shop buys for less than it refunds.
  costYen: yen(Math.round(buyPoint * 0.7)),
  specialRemarks,
  isSpecialRemarks: specialRemarks !== '',
  movieUrl: '',
  facts: {
    ...NO_FACTS,
    setName: SETS[cardId.slice(0, 2)]![0],
    setNameEn: SETS[cardId.slice(0, 2)]![1],
    backImageUrl: '/images/card-back.webp',
    condition: CONDITIONS[rarity],
    ...facts,
  },
  referenceYen: rarity === 0 ? null : yen(Math.round(buyPoint * 0.12) * 10),
});

/** The cards of the demo. A card gives the same points in every pack. */
export const DEMO_CARDS: readonly DemoCard[] = [
  card('sb-000', '始源星竜アルディオン・ゼロ', 'Ardion Zero, the First Star Dragon', 3, 500_000),
  card('sb-001', '暁星竜アルディオン', 'Ardion, Dragon of the Dawn Star', 3, 80_000),
  card('sb-002', '銀河狼フェルン', 'Fern, Wolf of the Galaxy', 3, 30_000),
  card('sb-003', '双月の白鹿ユエ', 'Yue, White Stag of Two Moons', 2, 8_000),
  card('sb-004', '流星鷹グラン', 'Gran, Meteor Hawk', 2, 3_000),
  card('sb-005', '星詠みの梟オルカ', 'Orca, Star-Reading Owl', 1, 1_200),
  card('sb-006', '彗星尾の山猫リト', 'Rito, Comet-Tailed Lynx', 1, 500),
  card('sb-007', '星屑うさぎ', 'Stardust Rabbit', 0, 200),
  card('sb-008', '夜露の蛍', 'Night-Dew Firefly', 0, 80),
  card('sb-009', '小さな星の卵', 'Little Star Egg', 0, 10),

  card('ck-001', '蒸騎将ガルヴァン', 'Galvan, General of the Steam Lancers', 3, 60_000),
  card('ck-002', '歯車姫セレスタ', 'Celesta, Cogwork Princess', 3, 25_000),
  card('ck-003', '鉄翼の伝令ノイン', 'Noin, Iron-Winged Herald', 2, 7_000),
  card('ck-004', '真鍮の番犬ボルト', 'Bolt, Brass Watchdog', 2, 2_500),
  card('ck-005', '時計塔の見習いミナ', 'Mina, Clocktower Apprentice', 1, 1_000),
  card('ck-006', '油さしのロコ', 'Loco the Oiler', 1, 400),
  card('ck-007', '発条じかけの兵隊', 'Clockwork Soldier', 0, 150),
  card('ck-008', '予備の歯車', 'Spare Cog', 0, 60),

  card(
    'pl-000',
    '千年樹の女王シルヴィア（鑑定品）',
    'Sylvia of the Thousand-Year Tree (graded)',
    3,
    150_000,
    '鑑定書付き',
    { condition: '', grader: 'PSA', grade: '10', certificateNumber: '00000000' },
  ),
  card('pl-001', '千年樹の女王シルヴィア', 'Sylvia, Queen of the Thousand-Year Tree', 3, 70_000),
  card('pl-002', '黄金葉の賢者エルム', 'Elm, Sage of the Golden Leaf', 3, 20_000),
  card('pl-003', '霧の庭師カエデ', 'Kaede, Gardener of the Mist', 2, 6_000),
  card('pl-004', '花影の踊り子リラ', 'Lila, Dancer in the Blossom Shade', 2, 2_000),
  card('pl-005', '苔むす守り石', 'Mossy Guardian Stone', 1, 1_000),
  card('pl-006', '風読みの種', 'Wind-Reading Seed', 1, 400),
  card('pl-007', '四つ葉の精', 'Four-Leaf Sprite', 0, 150),
  card('pl-008', '雨粒きのこ', 'Raindrop Mushroom', 0, 60),
  // The points are those of the set of five, the cost is that of one card.
  { ...card('pl-009', '庭の種の詰め合わせ', 'Assorted Garden Seeds', 0, 100, '5枚セット'), costYen: yen(14) },

  card('tc-001', '潮冠王マレア', 'Marea, Lord of the Tidal Crown', 3, 100_000),
  card('tc-002', '深淵の歌姫ルルナ', 'Luluna, Diva of the Abyss', 3, 40_000),
  card('tc-003', '白波の槍兵トレス', 'Tres, Lancer of the White Waves', 2, 10_000),
  card('tc-004', '珊瑚の魔女コラル', 'Coral, Witch of the Reef', 2, 3_000),
  card('tc-005', '灯台守のオルド', 'Ordo, Keeper of the Lighthouse', 1, 1_200),
  card('tc-006', '泡沫の小竜', 'Little Dragon of Foam', 1, 500),
  card('tc-007', '渡りの海鳥', 'Migrant Seabird', 0, 150),
  card('tc-008', '波打ち際の貝殻', 'Shell on the Shore', 0, 50),
];
