/**
 * Refusals of a purchase. The sentence is a parameter in the address of the pack's page, which anybody can write, so the page
 * shows only sentences of the shop.
 */

const TIME = '\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}';

/** Sentences in which only numbers and times vary; `test/purchase-refusals.spec.ts` compares them with the shop's. */
const SENTENCES = [
  `まだ販売前です。${TIME}（日本時間）から購入できます。`,
  `Not on sale yet\\. It can be bought from ${TIME} \\(Japan time\\)\\.`,
  '現在販売していません。ほかのパックをお選びください。',
  'This pack is not on sale at the moment\\. Please choose another one\\.',
  '売り切れました。ほかのパックをお選びください。',
  'Sold out\\. Please choose another pack\\.',
  'お一人様の購入上限に達しました。ほかのパックをお選びください。',
  'You have reached the limit per member\\. Please choose another pack\\.',
  'ご自身で設定されたお休みの期間中です。終了日時は「ご利用の上限とお休み」でご確認ください。',
  'You are taking a break\\. See “Limits and breaks” for when it ends\\.',
  'このパックは、会員登録から\\d+日以内の方限定です。ほかのパックをお選びください。',
  'This pack is for members within \\d+ days? of registering\\. Please choose another pack\\.',
  `このパックの購入は1日1回までです。次は${TIME}（日本時間）から購入できます。`,
  `This pack can be bought once a day\\. You can buy it again from ${TIME} \\(Japan time\\)\\.`,
  '購入できるのは1〜\\d+回です。回数を選び直してください。',
  'Please choose a number of draws from 1 to \\d+\\.',
].map((sentence) => new RegExp(`^${sentence}$`));

/** Returns true if the sentence is a refusal of the shop, in either language. */
export const isKnownRefusal = (sentence: string): boolean => SENTENCES.some((known) => known.test(sentence));
