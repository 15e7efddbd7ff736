import type { Currency } from '../../kernel/money.js';
import type { PackTag } from '../streams/pack.events.js';
import type { ExtraPrizeDraft, PrizeDraft } from '../streams/pack-terms.js';

/** A pack of the demo shop. The list is in the shop’s order. */
export interface DemoPack {
  /** The base name of its picture files. */
  readonly slug: string;
  /** True if a second picture alternates with the first. */
  readonly second?: true;
  readonly name: string;
  readonly nameEn: string;
  readonly cardType: number;
  readonly currency?: Currency;
  readonly pricePoint: number;
  readonly maxBuyCount?: number;
  readonly canLimit?: number;
  readonly onceADay?: true;
  readonly newcomerDays?: number;
  readonly startsInDays?: number;
  readonly endsInDays?: number;
  /** True if all tickets are drawn after publication. */
  readonly soldOut?: true;
  readonly tags?: readonly PackTag[];
  readonly words: string;
  readonly wordsEn: string;
  readonly prizes: readonly PrizeDraft[];
  /** Prizes outside of the box. */
  readonly extraPrizes?: readonly ExtraPrizeDraft[];
}

const CLASSIC: PackTag = { ja: '定番', en: 'Classic', color: 'blue' };
const FIRST: PackTag = { ja: '初めての方に', en: 'For beginners', color: 'gray' };
const GRADED: PackTag = { ja: '鑑定品', en: 'Graded', color: 'purple' };
const COINS: PackTag = { ja: 'コイン専用', en: 'Coins only', color: 'orange' };

const RANKS = ['S', 'A', 'B', 'C', 'D', 'E'];

const prize = (rank: number, cardId: string, quantity: number, options: Partial<PrizeDraft> = {}): PrizeDraft => ({
  cardId,
  rank,
  rankName: `${RANKS[rank - 1]}賞`,
  rankNameEn: `${RANKS[rank - 1]} Prize`,
  quantity,
  buyPoint: null,
  noReduction: false,
  setCount: 1,
  ...options,
});

const extra = (
  rule: ExtraPrizeDraft['rule'],
  draws: readonly number[],
  cardId: string,
  options: Partial<ExtraPrizeDraft> = {},
): ExtraPrizeDraft => ({ cardId, rule, draws, buyPoint: null, noReduction: false, setCount: 1, ...options });

/** Returns the addresses of the pictures of a pack, in order of display. */
export const imagesOf = ({ slug, second }: DemoPack): string[] =>
  (second ? [slug, `${slug}-2`] : [slug]).map((name) => `/images/demo/packs/${name}.webp`);

export const DEMO_PACKS: readonly DemoPack[] = [
  {
    slug: 'star-dawn',
    second: true,
    name: '暁の星獣パック',
    nameEn: 'Starbeasts of Dawn',
    cardType: 1,
    pricePoint: 500,
    tags: [CLASSIC],
    words: '暁星竜アルディオンを狙える定番パックです。',
    wordsEn: 'The classic pack, with Ardion of the Dawn Star as its top prize.',
    prizes: [
      prize(1, 'sb-001', 1),
      prize(1, 'sb-002', 3),
      prize(2, 'sb-003', 10),
      prize(2, 'sb-004', 40),
      prize(3, 'sb-005', 100),
      prize(4, 'sb-006', 246),
      prize(5, 'sb-007', 800),
      prize(6, 'sb-008', 800),
    ],
  },
  {
    slug: 'star-million',
    second: true,
    name: '100万口・星屑の大海',
    nameEn: 'A Million Stardust',
    cardType: 1,
    pricePoint: 100,
    tags: [CLASSIC, FIRST],
    words: '全100万口、1口100ポイント。始源星竜が10枚入っています。',
    wordsEn: 'One million tickets at 100 points each, ten of the First Star Dragon among them.',
    prizes: [
      prize(1, 'sb-000', 10),
      prize(1, 'sb-002', 100),
      prize(2, 'sb-003', 1_000),
      prize(2, 'sb-004', 3_000),
      prize(3, 'sb-005', 10_000),
      prize(4, 'sb-006', 30_000),
      prize(5, 'sb-007', 80_000),
      prize(5, 'sb-008', 100_000),
      prize(6, 'sb-009', 775_890),
    ],
  },
  {
    slug: 'cog-gate',
    name: '歯車の門',
    nameEn: 'The Cogwork Barrier',
    cardType: 2,
    pricePoint: 300,
    words: 'はじめての方におすすめの、手頃なパックです。',
    wordsEn: 'An easy start: a small price and a good chance of a knight.',
    prizes: [
      prize(1, 'ck-001', 1),
      prize(2, 'ck-003', 3),
      prize(2, 'ck-004', 12),
      prize(3, 'ck-005', 35),
      prize(4, 'ck-006', 91),
      prize(5, 'ck-007', 208),
      prize(6, 'ck-008', 650),
    ],
  },
  {
    slug: 'leaf-spring',
    second: true,
    name: '春告げの庭',
    nameEn: 'Garden of Early Spring',
    cardType: 3,
    pricePoint: 500,
    words: '千年樹の女王シルヴィアが眠る、春の庭のパックです。',
    wordsEn: 'A spring garden where the Queen of the Thousand-Year Tree sleeps.',
    prizes: [
      prize(1, 'pl-001', 1),
      prize(1, 'pl-002', 5),
      prize(2, 'pl-003', 12),
      prize(2, 'pl-004', 40),
      prize(3, 'pl-005', 122),
      prize(4, 'pl-006', 220),
      prize(5, 'pl-007', 500),
      prize(6, 'pl-009', 600, { setCount: 5 }),
    ],
  },
  {
    slug: 'tide-first',
    name: 'はじまりの渚',
    nameEn: 'The First Shore',
    cardType: 4,
    pricePoint: 200,
    tags: [FIRST],
    words: '1口200ポイントで潮冠王に手が届きます。',
    wordsEn: 'The Lord of the Tidal Crown, within reach for 200 points.',
    prizes: [
      prize(1, 'tc-001', 1),
      prize(2, 'tc-003', 5),
      prize(2, 'tc-004', 20),
      prize(3, 'tc-005', 60),
      prize(4, 'tc-006', 114),
      prize(5, 'tc-007', 500),
      prize(6, 'tc-008', 2_300),
    ],
  },
  {
    slug: 'star-premium',
    second: true,
    name: '銀河プレミアム',
    nameEn: 'Galaxy Premium',
    cardType: 1,
    pricePoint: 3_000,
    canLimit: 10,
    words: 'お一人様10口まで。全口500ポイント以上です。',
    wordsEn: 'Ten tickets per member. No card is worth less than 500 points.',
    prizes: [
      prize(1, 'sb-001', 3),
      prize(1, 'sb-002', 5),
      prize(2, 'sb-003', 12),
      prize(3, 'sb-004', 30),
      prize(4, 'sb-005', 100),
      prize(5, 'sb-006', 150),
    ],
  },
  {
    slug: 'cog-master',
    second: true,
    name: '騎士団長の宝箱',
    nameEn: "The Knight Commander's Chest",
    cardType: 2,
    pricePoint: 1_000,
    words: '蒸騎将ガルヴァンが4枚。騎士団の精鋭が揃いました。',
    wordsEn: 'Four of General Galvan, and the best of the knights around him.',
    prizes: [
      prize(1, 'ck-001', 4),
      prize(1, 'ck-002', 6),
      prize(2, 'ck-003', 18),
      prize(3, 'ck-004', 40),
      prize(4, 'ck-005', 62),
      prize(5, 'ck-006', 170),
      prize(6, 'ck-007', 700),
    ],
  },
  {
    slug: 'leaf-graded',
    second: true,
    name: '鑑定品の温室',
    nameEn: 'The Graded Greenhouse',
    cardType: 3,
    pricePoint: 3_000,
    tags: [GRADED],
    words: 'S賞とA賞は発送専用です。ポイント還元はできません。',
    wordsEn: 'S and A prizes are shipped to you; they cannot be turned into points.',
    prizes: [
      prize(1, 'pl-000', 1, { noReduction: true }),
      prize(2, 'pl-001', 2, { noReduction: true }),
      prize(3, 'pl-002', 5),
      prize(3, 'pl-003', 10),
      prize(4, 'pl-004', 52),
      prize(5, 'pl-005', 130),
      prize(6, 'pl-006', 100),
    ],
  },
  {
    slug: 'tide-deep',
    second: true,
    name: '深淵の歌声',
    nameEn: 'Voices of the Abyss',
    cardType: 4,
    pricePoint: 5_000,
    endsInDays: 30,
    words: '全100口、30日間の限定販売です。',
    wordsEn: 'One hundred tickets, on sale for 30 days.',
    prizes: [
      prize(1, 'tc-001', 1),
      prize(1, 'tc-002', 2),
      prize(2, 'tc-003', 8),
      prize(3, 'tc-004', 24),
      prize(4, 'tc-005', 65),
    ],
  },
  {
    slug: 'cog-coin',
    name: 'コイン交換所の歯車',
    nameEn: 'Cogs of the Coin Exchange',
    cardType: 2,
    currency: 'coins',
    pricePoint: 50,
    tags: [COINS],
    words: 'コインで引けるパックです。すべてのカードを発送でお届けします。',
    wordsEn: 'Paid in coins. Every card of it is shipped to you.',
    prizes: [prize(1, 'ck-002', 2), prize(2, 'ck-003', 8), prize(3, 'ck-004', 40), prize(4, 'ck-005', 150)],
  },
  {
    slug: 'tide-daily',
    name: '毎日の潮だまり',
    nameEn: 'Daily Tide Pool',
    cardType: 4,
    pricePoint: 100,
    maxBuyCount: 10,
    words: '1回のご購入は10口までです。',
    wordsEn: 'Ten tickets at most in one purchase.',
    prizes: [
      prize(1, 'tc-002', 1),
      prize(2, 'tc-003', 2),
      prize(3, 'tc-004', 10),
      prize(4, 'tc-005', 30),
      prize(5, 'tc-006', 57),
      prize(6, 'tc-008', 3_900),
    ],
  },
  {
    slug: 'leaf-coming',
    name: '月夜の温室',
    nameEn: 'Moonlit Greenhouse',
    cardType: 3,
    pricePoint: 800,
    startsInDays: 3,
    words: '3日後に販売開始です。',
    wordsEn: 'On sale in three days.',
    prizes: [
      prize(1, 'pl-001', 2),
      prize(1, 'pl-002', 5),
      prize(2, 'pl-003', 18),
      prize(2, 'pl-004', 40),
      prize(3, 'pl-005', 70),
      prize(4, 'pl-006', 165),
      prize(5, 'pl-007', 700),
    ],
  },
  {
    slug: 'cog-small',
    name: '整備士の小箱',
    nameEn: "The Mechanic's Little Box",
    cardType: 2,
    pricePoint: 200,
    soldOut: true,
    words: '全10口の小さな箱です。完売しました。',
    wordsEn: 'A little box of ten tickets. Sold out.',
    prizes: [prize(1, 'ck-005', 1), prize(2, 'ck-007', 2), prize(3, 'ck-008', 7)],
  },
  {
    slug: 'tide-royal',
    second: true,
    name: '潮冠の玉座',
    nameEn: 'Throne of the Tides',
    cardType: 4,
    pricePoint: 10_000,
    words: '5口に1口がA賞以上。最上級のパックです。',
    wordsEn: 'The finest pack of the shop: one in five is an A prize or better.',
    prizes: [prize(1, 'tc-001', 1), prize(1, 'tc-002', 2), prize(2, 'tc-003', 7), prize(3, 'tc-004', 40)],
  },
  {
    slug: 'star-once',
    name: '今日の流れ星',
    nameEn: "Today's Shooting Star",
    cardType: 1,
    pricePoint: 100,
    maxBuyCount: 1,
    onceADay: true,
    words: '1日1回、1口100ポイントの運試し。日付が変わると、また引けます。',
    wordsEn: 'One draw a day for 100 points. Come back after midnight for the next one.',
    prizes: [
      prize(1, 'sb-003', 1),
      prize(2, 'sb-004', 4),
      prize(3, 'sb-005', 20),
      prize(4, 'sb-006', 80),
      prize(5, 'sb-008', 700),
      prize(6, 'sb-009', 1_195),
    ],
  },
  {
    slug: 'cog-final',
    name: '最後の歯車',
    nameEn: 'The Final Cog',
    cardType: 2,
    pricePoint: 500,
    words: '100回目ごとのキリ番賞と、最後の1口のラストワン賞つき。どちらも箱のカードに加えて差し上げます。',
    wordsEn: 'Every 100th draw wins a round-number prize, the last one a prize of its own, on top of its card.',
    prizes: [
      prize(1, 'ck-002', 1),
      prize(2, 'ck-003', 3),
      prize(2, 'ck-004', 12),
      prize(3, 'ck-005', 40),
      prize(4, 'ck-006', 60),
      prize(5, 'ck-007', 200),
      prize(6, 'ck-008', 184),
    ],
    extraPrizes: [extra('last', [], 'ck-001', { noReduction: true }), extra('every', [100], 'ck-004')],
  },
  {
    slug: 'leaf-welcome',
    name: 'ようこそ、幻葉の庭へ',
    nameEn: 'Welcome to the Garden',
    cardType: 3,
    pricePoint: 300,
    canLimit: 10,
    newcomerDays: 7,
    words: '会員登録から7日以内の方だけのパックです。お一人様10回まで。',
    wordsEn: 'A pack for the first seven days after you register. Ten draws per member.',
    prizes: [
      prize(1, 'pl-002', 2),
      prize(2, 'pl-003', 6),
      prize(2, 'pl-004', 20),
      prize(3, 'pl-005', 40),
      prize(4, 'pl-006', 100),
      prize(5, 'pl-007', 200),
      prize(6, 'pl-008', 632),
    ],
  },
];
