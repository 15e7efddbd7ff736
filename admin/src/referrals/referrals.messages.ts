import { defineMessages } from '../providers/messages';

export const referralsMessages = defineMessages({
  resources: {
    referrals: {
      name: ['お友だち紹介', 'Referral |||| Referrals'],
      empty: [
        'この条件に合う紹介はありません。お友だちがSMS認証を終えると記録され、確認が必要なものは保留中として並びます。',
        'No referrals match. Each is listed once the friend’s phone is verified; those that need a check are held.',
      ],
      fields: {
        id: ['紹介ID', 'Referral ID'],
        friend_id: ['お友だち', 'Friend'],
        referrer_id: ['紹介者', 'Referrer'],
        status: ['状態', 'State'],
        signs: ['共通するもの', 'What the two share'],
        because: ['特典なしの理由', 'Why there is no bonus'],
        created: ['お友だちのSMS認証', 'Friend verified'],
        settled_at: ['付与・却下の日時', 'Paid or refused at'],
      },
      states: {
        waiting: ['条件待ち', 'Waiting for the conditions'],
        held: ['保留中', 'Held'],
        paid: ['付与済み', 'Paid'],
        refused: ['特典なし', 'No bonus'],
      },
      signs: {
        address: ['住所', 'address'],
        device: ['端末', 'device'],
        phone: ['電話番号', 'phone number'],
        mailbox: ['メールボックス（別の会員と同じ）', 'a mailbox of another member'],
        network: ['ネットワーク（紹介者またはほかのお友だちと同じ）', 'a network of the referrer or another friend'],
        card: ['カード番号（伏せ字）', 'masked card number'],
        banned: ['利用停止の会員', 'a banned account'],
        returned: ['退会した会員の再登録', 'an earlier account that was closed'],
      },
      because: {
        limit: ['10名の上限', 'the ten places were taken'],
        operator: ['運営者が却下', 'refused by an operator'],
      },
      commands: {
        pay: ['特典を付与', 'Pay the bonus'],
        refuse: ['却下', 'Refuse'],
      },
    },
  },
  referrals: {
    and: ['、', ', '],
    held: [
      '同じ方の2つのアカウントかもしれません。会員を見比べてから、特典の付与か却下を選んでください。',
      'These may be two accounts of one person. Compare the members, then pay the bonus or refuse it.',
    ],
    compare: ['2つの会員を見比べる', 'Compare the two members'],
    waiting: [
      '紹介者がSMS認証と初回の購入を終えると、自動で双方に付与されます。することはありません。',
      'Both get the bonus automatically once the referrer has verified a phone and made a first purchase. There is nothing to do.',
    ],
    refused_because: {
      limit: [
        '紹介者の10名の枠が埋まったあとに認証されたため、特典はありません。',
        'The friend verified after the referrer’s ten places were taken, so there is no bonus.',
      ],
      operator: [
        '運営者が却下しました。枠は、別のお友だちが使えます。',
        'An operator refused it. The place is free for another friend.',
      ],
    },
    explain: {
      pay: [
        '紹介者とお友だちに500ポイントずつ付与します。元に戻せません。どちらかが利用停止中のときは付与できません。',
        'The referrer and the friend get 500 points each. This cannot be undone. It is not possible while either of them is banned.',
      ],
      refuse: [
        '双方とも特典を受け取れなくなり、元に戻せません。紹介者の枠は、別のお友だちが使えるようになります。',
        'Neither gets the bonus. This cannot be undone. The referrer’s place becomes free for another friend.',
      ],
    },
    brought_by: ['紹介者', 'Referrer'],
    own_state: ['この会員の紹介特典', 'Bonus for this member’s own registration'],
    nobody: ['紹介コードなしで登録', 'Registered without a code'],
    left: ['紹介できる残り', 'Places left'],
    people: ['%{number}名', '%{number}'],
    missing: ['紹介の条件', 'May refer'],
    may_refer: ['満たしています', 'Yes'],
    needs: {
      phone: ['SMS認証がまだ', 'phone not verified'],
      payment: ['初回の購入がまだ', 'no purchase yet'],
    },
    friends: ['この会員の紹介コードで登録した会員', 'Members who registered with this member’s code'],
    no_friends: ['この会員の紹介コードで登録した会員はいません。', 'Nobody has registered with this member’s code.'],
    friend: ['会員', 'Member'],
    registered_at: ['登録日時', 'Registered'],
    state: ['特典', 'Bonus'],
    unverified: ['SMS認証前', 'Phone not verified'],
    most: ['新しい順に100名まで表示しています。', 'The newest 100 are shown.'],
  },
});
