/** Templates of replies in both languages. The shop adds the greeting and the number. */
export const ANSWER_TEMPLATES = {
  parcel: {
    ja: 'お問い合わせいただいたお荷物の状況を確認しました。\n\n（状況）\n\nお待たせして申し訳ございません。到着まで、いましばらくお待ちください。',
    en: 'We have checked on your parcel.\n\n(status)\n\nWe are sorry for the wait. It should reach you shortly.',
  },
  address: {
    ja: 'お届け先を変更しました。\n\n（新しいお届け先）\n\n内容に誤りがある場合は、発送前にお知らせください。',
    en: 'We have changed the shipping address.\n\n(new address)\n\nIf anything is wrong, please tell us before the parcel is shipped.',
  },
  payment: {
    ja: 'お支払いの状況を確認しました。\n\n（状況）\n\nポイントの増減は、ポイント履歴でご確認いただけます。',
    en: 'We have checked your payment.\n\n(status)\n\nYou can follow every change of your points in your points history.',
  },
  identity: {
    ja: 'ご登録内容の変更にあたり、ご本人であることを確認させていただきます。\n\nご登録のお名前、ご住所、お電話番号を、お問い合わせのページからお知らせください。',
    en: 'Before we change your details we need to check your identity.\n\nPlease send us your registered name, address and phone number through the contact page.',
  },
} as const;

export type AnswerTemplate = keyof typeof ANSWER_TEMPLATES;
