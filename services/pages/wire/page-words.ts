import type { Bilingual } from '../../kernel/languages.js';

/** The title of a page, and a description in one sentence. */
export interface PageWords {
  readonly title: Bilingual;
  readonly description: Bilingual;
}

/** The texts of the top page, also used for pages without their own. */
export const SHOP: PageWords = {
  title: { ja: 'オンラインオリパ・トレーディングカードのパック', en: 'Online trading-card packs' },
  description: {
    ja: 'トレーディングカードのオンラインオリパ。当たりのカードも確率も残り口数も公開し、抽選はどなたでも検証できます。当たったカードは、発送するかポイントに還元するかをお選びいただけます。',
    en: 'Draw packs of real trading cards online. Prizes, odds and tickets left are public, and anyone can check the draws. Have your cards shipped, or turn them back into points.',
  },
};

export const PACK_LIST: PageWords = {
  title: { ja: 'パック一覧', en: 'Packs' },
  description: {
    ja: '販売中、販売予定のオリパの一覧です。1回の価格、残り口数、当たりのカードをご覧いただけます。',
    en: 'All packs on sale and coming soon, with the price per draw, the tickets left and the best prizes.',
  },
};

export const NO_PACK: PageWords = {
  title: { ja: 'パックが見つかりません', en: 'Pack not found' },
  description: {
    ja: 'お探しのパックはありません。販売中のパックは一覧からご覧ください。',
    en: 'There is no such pack. See the list for what is on sale.',
  },
};

export const NO_CARD: PageWords = {
  title: { ja: 'カードが見つかりません', en: 'Card not found' },
  description: {
    ja: 'お探しのカードは、現在、どのパックにも入っていません。販売中のパックは一覧からご覧ください。',
    en: 'No pack has this card at the moment. See the list for what is on sale.',
  },
};

/** The texts of pages with fixed content, by path. */
export const STANDING: Readonly<Record<string, PageWords>> = {
  '/user-guide': {
    title: { ja: 'ご利用ガイド', en: 'User guide' },
    description: {
      ja: 'ポイントの購入からパックの開封、カードの発送やポイント還元まで、ご利用の流れとよくあるご質問をご案内します。',
      en: 'From buying points and opening packs to having cards shipped: how the shop works, with frequently asked questions.',
    },
  },
  '/contact': {
    title: { ja: 'お問い合わせ', en: 'Contact us' },
    description: {
      ja: 'ご注文、お支払い、発送などについてのお問い合わせはこちらから承ります。',
      en: 'Write to us about a draw, a payment or a parcel.',
    },
  },
  '/fairness': {
    title: { ja: '公正さの証明', en: 'Proof of fairness' },
    description: {
      ja: 'パックの中身は販売前に封印され、抽選の結果はどなたでもご自身の端末で検証できます。',
      en: 'Every box is sealed before its sale. Anyone can recompute its draws on their own device.',
    },
  },
  '/specific-commerce': {
    title: {
      ja: '特定商取引法に基づく表記',
      en: 'Notice under the Act on Specified Commercial Transactions',
    },
    description: {
      ja: '運営者、価格、お支払い方法、お届け時期、返品など、特定商取引法に基づく表記です。',
      en: 'Who runs the shop, and its prices, payment, delivery and returns, as required by law.',
    },
  },
  '/terms-of-service': {
    title: { ja: '利用規約', en: 'Terms of service' },
    description: { ja: '当ショップの利用規約です。', en: 'The terms for using this shop.' },
  },
  '/privacy-protection': {
    title: { ja: 'プライバシーポリシー', en: 'Privacy policy' },
    description: {
      ja: 'お客様の個人情報の取り扱いについてご説明します。',
      en: 'What we keep about you, why, and for how long.',
    },
  },
  '/login': {
    title: { ja: 'ログイン', en: 'Log in' },
    description: { ja: '会員の方はこちらからログインしてください。', en: 'Members log in here.' },
  },
  '/user-register': {
    title: { ja: '新規会員登録', en: 'Register' },
    description: {
      ja: '会員登録は無料です。ご登録後すぐにパックを引いていただけます。',
      en: 'Signing up is free, and you can draw your first pack right away.',
    },
  },
};
