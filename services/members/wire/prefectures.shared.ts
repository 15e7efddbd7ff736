/** A prefecture that members choose, named in both languages. */
export interface Prefecture {
  /** JIS X 0401 code, 1 to 47; 99 stands for every address outside Japan. */
  readonly id: number;
  readonly ja: string;
  readonly en: string;
}

/** The 47 prefectures in the order of JIS X 0401, then overseas. */
export const PREFECTURES: readonly Prefecture[] = [
  { id: 1, ja: '北海道', en: 'Hokkaido' },
  { id: 2, ja: '青森県', en: 'Aomori' },
  { id: 3, ja: '岩手県', en: 'Iwate' },
  { id: 4, ja: '宮城県', en: 'Miyagi' },
  { id: 5, ja: '秋田県', en: 'Akita' },
  { id: 6, ja: '山形県', en: 'Yamagata' },
  { id: 7, ja: '福島県', en: 'Fukushima' },
  { id: 8, ja: '茨城県', en: 'Ibaraki' },
  { id: 9, ja: '栃木県', en: 'Tochigi' },
  { id: 10, ja: '群馬県', en: 'Gunma' },
  { id: 11, ja: '埼玉県', en: 'Saitama' },
  { id: 12, ja: '千葉県', en: 'Chiba' },
  { id: 13, ja: '東京都', en: 'Tokyo' },
  { id: 14, ja: '神奈川県', en: 'Kanagawa' },
  { id: 15, ja: '新潟県', en: 'Niigata' },
  { id: 16, ja: '富山県', en: 'Toyama' },
  { id: 17, ja: '石川県', en: 'Ishikawa' },
  { id: 18, ja: '福井県', en: 'Fukui' },
  { id: 19, ja: '山梨県', en: 'Yamanashi' },
  { id: 20, ja: '長野県', en: 'Nagano' },
  { id: 21, ja: '岐阜県', en: 'Gifu' },
  { id: 22, ja: '静岡県', en: 'Shizuoka' },
  { id: 23, ja: '愛知県', en: 'Aichi' },
  { id: 24, ja: '三重県', en: 'Mie' },
  { id: 25, ja: '滋賀県', en: 'Shiga' },
  { id: 26, ja: '京都府', en: 'Kyoto' },
  { id: 27, ja: '大阪府', en: 'Osaka' },
  { id: 28, ja: '兵庫県', en: 'Hyogo' },
  { id: 29, ja: '奈良県', en: 'Nara' },
  { id: 30, ja: '和歌山県', en: 'Wakayama' },
  { id: 31, ja: '鳥取県', en: 'Tottori' },
  { id: 32, ja: '島根県', en: 'Shimane' },
  { id: 33, ja: '岡山県', en: 'Okayama' },
  { id: 34, ja: '広島県', en: 'Hiroshima' },
  { id: 35, ja: '山口県', en: 'Yamaguchi' },
  { id: 36, ja: '徳島県', en: 'Tokushima' },
  { id: 37, ja: '香川県', en: 'Kagawa' },
  { id: 38, ja: '愛媛県', en: 'Ehime' },
  { id: 39, ja: '高知県', en: 'Kochi' },
  { id: 40, ja: '福岡県', en: 'Fukuoka' },
  { id: 41, ja: '佐賀県', en: 'Saga' },
  { id: 42, ja: '長崎県', en: 'Nagasaki' },
  { id: 43, ja: '熊本県', en: 'Kumamoto' },
  { id: 44, ja: '大分県', en: 'Oita' },
  { id: 45, ja: '宮崎県', en: 'Miyazaki' },
  { id: 46, ja: '鹿児島県', en: 'Kagoshima' },
  { id: 47, ja: '沖縄県', en: 'Okinawa' },
  { id: 99, ja: '海外', en: 'Overseas' },
];

const ids = new Set(PREFECTURES.map(({ id }) => id));

/** Returns true when n is the id of a prefecture or of overseas (99). */
export function isPrefectureId(n: number): boolean {
  return ids.has(n);
}
