import { defineMessages } from '../../providers/messages';

const SETTING = { ja: '設定で入力してください', en: 'Enter it in the settings' } as const;

export const goingLiveMessages = defineMessages({
  ja: {
    resources: {
      'going-live': {
        name: '公開前チェック',
        empty: 'この条件に合う項目はありません。',
        fields: { id: '項目', state: '状態', todo: '必要な対応' },
        states: { ready: '準備済み', missing: '未対応' },
      },
    },
    going_live: {
      ready: 'すべての項目の準備ができています。',
      missing: '未対応の項目が%{smart_count}件あります。会員を迎える前に、すべて対応してください。',
      checks: {
        'shop-name': { name: '運営者の名称', todo: SETTING.ja },
        'shop-representative': { name: '運営責任者', todo: SETTING.ja },
        'shop-address': { name: '運営者の所在地', todo: SETTING.ja },
        'shop-telephone': { name: '運営者の電話番号', todo: SETTING.ja },
        'shop-mail': { name: '運営者のメールアドレス', todo: SETTING.ja },
        'shop-licence': { name: '古物商許可番号', todo: SETTING.ja },
        'shop-complaints': { name: '苦情・ご相談の窓口', todo: SETTING.ja },
        'legal-texts-in-force': { name: '規約の施行日', todo: '施行日まで公開を待ってください' },
        'legal-texts-announced': { name: '規約の新しい版の告知', todo: '規約・表示の画面から会員に告知してください' },
        'no-demo-operators': { name: 'デモの運営者', todo: 'デモの運営者をすべて無効にしてください' },
        'owners-otp': { name: 'オーナーの二段階認証', todo: 'すべてのオーナーが認証アプリを設定してください' },
        'two-owners': { name: 'オーナーの人数', todo: 'オーナーを2名以上にしてください' },
        'no-demo': { name: 'デモのデータ', todo: 'DEMO=1 を外して起動してください' },
        'no-sandbox': { name: '決済などの試験環境', todo: 'SANDBOX=1 を外して起動してください' },
        production: { name: '本番用の起動', todo: 'NODE_ENV=production で起動してください' },
        'public-url': { name: '公開するアドレス', todo: 'PUBLIC_URL を https:// で始まるアドレスにしてください' },
        'mail-server': { name: 'メールサーバー', todo: 'SMTP_URL を設定してください' },
        'log-signer': {
          name: '記録への署名',
          todo: '署名用のプロセスを起動し、SIGNER_URLとSIGNER_TOKENを設定してください',
        },
        'log-heads': {
          name: '記録の署名の保管先',
          todo: 'LOG_HEADS_MAIL、LOG_HEADS_DIR、WITNESS_URLS のいずれかで、署名を店の外に残してください',
        },
        'text-messages': { name: 'SMSの送信', todo: 'Twilioの3つの値を設定してください' },
        'push-messages': { name: '端末へのプッシュ通知', todo: 'PUSH_ の3つの値を設定してください' },
        'payment-methods': { name: 'お支払い方法', todo: '使うお支払い方法の値をすべて設定してください' },
        'rate-limits': { name: '回数の制限', todo: 'RATE_LIMITS=0 を外して起動してください' },
      },
    },
  },
  en: {
    resources: {
      'going-live': {
        name: 'Going-live checklist',
        empty: 'No items match.',
        fields: { id: 'Check', state: 'State', todo: 'What to do' },
        states: { ready: 'Ready', missing: 'Missing' },
      },
    },
    going_live: {
      ready: 'Everything is ready.',
      missing:
        '%{smart_count} item is missing. Complete it before you welcome members. |||| %{smart_count} items are missing. Complete them all before you welcome members.',
      checks: {
        'shop-name': { name: 'Name of the operator', todo: SETTING.en },
        'shop-representative': { name: 'Representative', todo: SETTING.en },
        'shop-address': { name: 'Address of the operator', todo: SETTING.en },
        'shop-telephone': { name: 'Phone number of the operator', todo: SETTING.en },
        'shop-mail': { name: 'Email address of the operator', todo: SETTING.en },
        'shop-licence': { name: 'Antique dealer’s license', todo: SETTING.en },
        'shop-complaints': { name: 'Complaints desk', todo: SETTING.en },
        'legal-texts-in-force': { name: 'Legal texts in force', todo: 'Wait until they are in force' },
        'legal-texts-announced': {
          name: 'New versions of legal texts',
          todo: 'Announce them on the page of legal texts',
        },
        'no-demo-operators': { name: 'Demo operators', todo: 'Disable all demo operators' },
        'owners-otp': { name: 'Authenticators of owners', todo: 'Have every owner set up an authenticator' },
        'two-owners': { name: 'Number of owners', todo: 'Add owners until there are at least two' },
        'no-demo': { name: 'Demo data', todo: 'Start without DEMO=1' },
        'no-sandbox': { name: 'Payments sandbox', todo: 'Start without SANDBOX=1' },
        production: { name: 'Started for production', todo: 'Start with NODE_ENV=production' },
        'public-url': { name: 'Public address', todo: 'Set PUBLIC_URL to an address that begins with https://' },
        'mail-server': { name: 'Mail server', todo: 'Set SMTP_URL' },
        'log-signer': { name: 'Signed log', todo: 'Start the signer and set SIGNER_URL and SIGNER_TOKEN' },
        'log-heads': {
          name: 'Where signed heads go',
          todo: 'Set LOG_HEADS_MAIL, LOG_HEADS_DIR or WITNESS_URLS, so that heads are kept outside the shop',
        },
        'text-messages': { name: 'Text messages', todo: 'Set the three Twilio values' },
        'push-messages': { name: 'Push notifications', todo: 'Set the three PUSH_ values' },
        'payment-methods': { name: 'Payment methods', todo: 'Set all the values of the methods you use' },
        'rate-limits': { name: 'Rate limits', todo: 'Start without RATE_LIMITS=0' },
      },
    },
  },
});
