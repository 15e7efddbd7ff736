import { defineMessages } from '../providers/messages';

/** Messages of the list of members. */
export const membersMessages = defineMessages({
  resources: {
    members: {
      name: ['会員', 'Member |||| Members'],
      empty: [
        '会員はまだいません。最初の会員が登録すると、ここに表示されます。',
        'There are no members yet. The first to register appears here.',
      ],
      fields: {
        id: ['会員ID', 'Member ID'],
        q: ['検索', 'Search'],
        full_name: ['氏名', 'Name'],
        name: ['氏名', 'Name'],
        mail: ['メールアドレス', 'Email address'],
        last_name: ['姓', 'Last name'],
        first_name: ['名', 'First name'],
        middle_name: ['ミドルネーム', 'Middle name'],
        tel: ['電話番号', 'Phone'],
        zipcode: ['郵便番号', 'Zip code'],
        province: ['国', 'Country'],
        pref_name: ['都道府県', 'Prefecture'],
        pref_name_en: ['都道府県', 'Prefecture'],
        rank: ['今月のランク', 'Rank this month'],
        rank_en: ['今月のランク', 'Rank this month'],
        next_rank: ['来月のランク（現時点）', 'Next month (so far)'],
        next_rank_en: ['来月のランク（現時点）', 'Next month (so far)'],
        paid_this_month: ['今月のお支払い', 'Paid this month'],
        shiku: ['市区町村', 'City'],
        address: ['住所', 'Address'],
        building: ['建物名', 'Building'],
        language: ['言語', 'Language'],
        points: ['ポイント', 'Points'],
        coins: ['コイン', 'Coins'],
        state: ['状態', 'State'],
        banned_at: ['利用停止日時', 'Banned'],
        created: ['登録日時', 'Registered'],
        referral_code: ['紹介コード', 'Referral code'],
        referral_code_given: ['入力した紹介コード', 'Referral code given'],
        log_in_at: ['最後のログイン', 'Last log-in'],
        log_in_address: ['IPアドレス', 'IP address'],
        log_in_device: ['端末', 'Device'],
      },
      states: {
        active: ['利用中', 'active'],
        banned: ['利用停止', 'banned'],
        closed: ['退会済み', 'has left'],
      },
    },
  },
  members: {
    search: ['メール・氏名・電話番号・会員IDで検索', 'Email, name, phone or member ID'],
    nobody: [
      'この条件に合う会員はいません。メールアドレス・氏名は一部の2文字以上、電話番号は一部の3桁以上、会員IDは先頭の8文字以上で検索できます。',
      'No member matches. Search by any two letters or more of an email address or name, any three digits or more of a phone number, or the first eight characters or more of a member ID.',
    ],
  },
});
