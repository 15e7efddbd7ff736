import { eventIdOf } from '../../kernel/ids.js';
import { DAY_MS } from '../../kernel/time.js';
import type { EventStore } from '../../platform/store/event-store.js';
import { PLAIN_SLIDE, saveBanner } from '../rows/banner.rows.js';
import { insertNotice, type NoticeWords } from '../rows/notices.rows.js';

/** Notices of the demo shop, newest first. */
const NOTICES: readonly NoticeWords[] = [
  {
    title_ja: '新しいパックを追加しました',
    title_en: 'New packs have arrived',
    content_ja: '<p>トップページから<strong>新しいパック</strong>をお楽しみください。</p>',
    content_en: '<p>Find the <strong>new packs</strong> on the home page.</p>',
  },
  {
    title_ja: '抽選の公正さを確かめられるようになりました',
    title_en: 'You can check every draw',
    content_ja:
      '<p>各パックの中身と抽選の記録を公開しています。</p><ul><li>残りの口数</li><li>各口の結果</li><li>抽選に使われた値</li></ul>',
    content_en:
      '<p>The contents of every pack and the log of its draws are public.</p><ul><li>the tickets left</li><li>every result</li><li>the values that decided it</li></ul>',
  },
  {
    title_ja: 'カードの選択は24時間以内にお願いします',
    title_en: 'Choose within 24 hours',
    content_ja: '<p>24時間以内に発送を選ばなかったカードは、自動でポイント還元されます。</p>',
    content_en: '<p>Cards you have not chosen to ship within 24 hours are converted to points automatically.</p>',
  },
  {
    title_ja: '発送のお知らせ',
    title_en: 'About shipping',
    content_ja: '<p>発送には通常3日から14日かかります。発送後に追跡番号をメールでお知らせします。</p>',
    content_en: '<p>Shipping usually takes 3 to 14 days. We email you the tracking number.</p>',
  },
  {
    title_ja: 'ポイントの有効期限について',
    title_en: 'How long points are valid',
    content_ja: '<p>ポイントの有効期限は<em>6か月</em>です。</p>',
    content_en: '<p>Points are valid for <em>6 months</em>.</p>',
  },
  {
    title_ja: 'ショップを開店しました',
    title_en: 'The shop is open',
    content_ja: '<p>ご来店ありがとうございます。これはデモ用のショップです。</p>',
    content_en: '<p>Welcome. This is a demo shop.</p>',
  },
];

/** Builds a slide with a button to the packs of a card type. */
const slide = (cardType: number, ja: readonly [string, string], en: readonly [string, string]) => ({
  ...PLAIN_SLIDE,
  headline: ja[0],
  headline_en: en[0],
  line: ja[1],
  line_en: en[1],
  button: 'パックを見る',
  button_en: 'See the packs',
  link: `/pack-list?index=${cardType}`,
});

export const DEMO_BANNER = {
  mode: 1,
  files: ['star-premium', 'tide-royal', 'cog-master'].map((name) => `/images/demo/banners/${name}.webp`),
  slides: [
    slide(
      1,
      ['銀河プレミアム', '全口500ポイント以上。お一人様10口まで'],
      ['Galaxy Premium', 'No card is worth less than 500 points'],
    ),
    slide(
      4,
      ['潮冠の玉座', '5口に1口がA賞以上の最上級パック'],
      ['Throne of the Tides', 'One in five is an A prize or better'],
    ),
    slide(
      2,
      ['騎士団長の宝箱', '騎士団の精鋭がそろいました'],
      ["The Knight Commander's Chest", 'The best of the knights, in one chest'],
    ),
  ],
  alert: '国内送料無料。発送はご依頼から3〜14日です。',
  alert_en: 'Free shipping within Japan. Parcels leave 3 to 14 days after your request.',
} as const;

/** Adds the banner and notices of the demo shop. Runs after the first change nothing. */
export const loadDemoContent = (store: EventStore): Promise<void> =>
  store.transact(['banner'], async (tx) => {
    for (const [days, words] of NOTICES.entries()) {
      const draft = {
        ...words,
        last_name: '',
        first_name: 'Oripa Shop',
        images: [],
        published: true,
        show_from: null,
        show_to: null,
      };
      const created = new Date(tx.now.getTime() - days * DAY_MS);
      if (!(await insertNotice(tx, eventIdOf('demo-notice', days), draft, created))) return;
    }
    await saveBanner(tx, DEMO_BANNER);
  });
