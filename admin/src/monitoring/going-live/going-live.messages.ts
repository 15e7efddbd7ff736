import { defineMessages } from '../../providers/messages';

const SETTING = { ja: '設定で入力してください', en: 'Enter it in the settings' } as const;

export const goingLiveMessages = defineMessages({
  resources: {
    'going-live': {
      name: ['公開前チェック', 'Going-live checklist'],
      empty: ['この条件に合う項目はありません。', 'No items match.'],
      fields: {
        id: ['項目', 'Check'],
        state: ['状態', 'State'],
        todo: ['必要な対応', 'What to do'],
      },
      states: {
        ready: ['準備済み', 'Ready'],
        missing: ['未対応', 'Missing'],
      },
    },
  },
  going_live: {
    ready: ['すべての項目の準備ができています。', 'Everything is ready.'],
    missing: [
      '未対応の項目が%{smart_count}件あります。会員を迎える前に、すべて対応してください。',
      '%{smart_count} item is missing. Complete it before you welcome members. |||| %{smart_count} items are missing. Complete them all before you welcome members.',
    ],
    checks: {
      'shop-name': {
        name: ['運営者の名称', 'Name of the operator'],
        todo: [SETTING.ja, SETTING.en],
      },
      'shop-representative': {
        name: ['運営責任者', 'Representative'],
        todo: [SETTING.ja, SETTING.en],
      },
      'shop-address': {
        name: ['運営者の所在地', 'Address of the operator'],
        todo: [SETTING.ja, SETTING.en],
      },
      'shop-telephone': {
        name: ['運営者の電話番号', 'Phone number of the operator'],
        todo: [SETTING.ja, SETTING.en],
      },
      'shop-mail': {
        name: ['運営者のメールアドレス', 'Email address of the operator'],
        todo: [SETTING.ja, SETTING.en],
      },
      'shop-licence': {
        name: ['古物商許可番号', 'Antique dealer’s license'],
        todo: [SETTING.ja, SETTING.en],
      },
      'shop-complaints': {
        name: ['苦情・ご相談の窓口', 'Complaints desk'],
        todo: [SETTING.ja, SETTING.en],
      },
      'legal-texts-in-force': {
        name: ['規約の施行日', 'Legal texts in force'],
        todo: ['施行日まで公開を待ってください', 'Wait until they are in force'],
      },
      'legal-texts-announced': {
        name: ['規約の新しい版の告知', 'New versions of legal texts'],
        todo: ['規約・表示の画面から会員に告知してください', 'Announce them on the page of legal texts'],
      },
      'no-demo-operators': {
        name: ['デモの運営者', 'Demo operators'],
        todo: ['デモの運営者をすべて無効にしてください', 'Disable all demo operators'],
      },
      'owners-otp': {
        name: ['オーナーの二段階認証', 'Authenticators of owners'],
        todo: ['すべてのオーナーが認証アプリを設定してください', 'Have every owner set up an authenticator'],
      },
      'two-owners': {
        name: ['オーナーの人数', 'Number of owners'],
        todo: ['オーナーを2名以上にしてください', 'Add owners until there are at least two'],
      },
      'no-demo': {
        name: ['デモのデータ', 'Demo data'],
        todo: ['DEMO=1 を外して起動してください', 'Start without DEMO=1'],
      },
      'no-sandbox': {
        name: ['決済などの試験環境', 'Payments sandbox'],
        todo: ['SANDBOX=1 を外して起動してください', 'Start without SANDBOX=1'],
      },
      production: {
        name: ['本番用の起動', 'Started for production'],
        todo: ['NODE_ENV=production で起動してください', 'Start with NODE_ENV=production'],
      },
      'public-url': {
        name: ['公開するアドレス', 'Public address'],
        todo: [
          'PUBLIC_URL を https:// で始まるアドレスにしてください',
          'Set PUBLIC_URL to an address that begins with https://',
        ],
      },
      'mail-server': {
        name: ['メールサーバー', 'Mail server'],
        todo: ['SMTP_URL を設定してください', 'Set SMTP_URL'],
      },
      'log-signer': {
        name: ['記録への署名', 'Signed log'],
        todo: [
          '署名用のプロセスを起動し、SIGNER_URLとSIGNER_TOKENを設定してください',
          'Start the signer and set SIGNER_URL and SIGNER_TOKEN',
        ],
      },
      'log-heads': {
        name: ['記録の署名の保管先', 'Where signed heads go'],
        todo: [
          'LOG_HEADS_MAIL、LOG_HEADS_DIR、WITNESS_URLS のいずれかで、署名を店の外に残してください',
          'Set LOG_HEADS_MAIL, LOG_HEADS_DIR or WITNESS_URLS, so that heads are kept outside the shop',
        ],
      },
      'text-messages': {
        name: ['SMSの送信', 'Text messages'],
        todo: ['Twilioの3つの値を設定してください', 'Set the three Twilio values'],
      },
      'push-messages': {
        name: ['端末へのプッシュ通知', 'Push notifications'],
        todo: ['PUSH_ の3つの値を設定してください', 'Set the three PUSH_ values'],
      },
      'payment-methods': {
        name: ['お支払い方法', 'Payment methods'],
        todo: ['使うお支払い方法の値をすべて設定してください', 'Set all the values of the methods you use'],
      },
      'rate-limits': {
        name: ['回数の制限', 'Rate limits'],
        todo: ['RATE_LIMITS=0 を外して起動してください', 'Start without RATE_LIMITS=0'],
      },
    },
  },
});
