import { defineMessages } from '../../i18n/i18n';

export const deviceMessages = defineMessages('device', {
  ja: {
    title: 'この端末へのプッシュ通知',
    text: '発送やお支払いなど、このページに届くお知らせを、サイトを開いていないときも端末でお知らせします。ログアウトするか、ログインの有効期限が切れると、この端末には届かなくなります。',
    unoffered: 'プッシュ通知は現在ご利用いただけません。大切なお知らせはメールでお届けします。',
    unsupported: 'このブラウザはプッシュ通知に対応していません。ブラウザを更新するか、別のブラウザをお試しください。',
    'home-screen':
      'iPhone・iPadでは、先にこのサイトをホーム画面に追加してください。Safariの共有ボタンから「ホーム画面に追加」を選び、ホーム画面のアイコンから開くと、ここで設定できます。',
    blocked:
      'このサイトの通知が、ブラウザの設定でブロックされています。アドレスバーの横のアイコンなどからサイトの設定を開き、「通知」を「許可」に変更して、このページを再読み込みしてください。',
    off: 'この端末では受け取っていません。',
    offElsewhere: 'この端末では受け取っていません。ほかの{{devices}}台で受け取っています。',
    on: 'この端末で受け取っています。',
    onElsewhere: 'この端末を含む{{devices}}台で受け取っています。',
    turnOn: 'この端末で受け取る',
    turnOff: '受け取りをやめる',
    test: 'テスト通知を送る',
    tested: 'テスト通知を送りました。数秒で届きます。届かない場合は、端末の通知設定をご確認ください。',
    notAllowed: '通知が許可されませんでした。受け取るには、もう一度ボタンを押して「許可」を選んでください。',
    failed:
      '設定できませんでした。通信状況をご確認のうえ、もう一度お試しください。プライベートブラウズではご利用いただけないことがあります。',
  },
  en: {
    title: 'Notifications on this device',
    text: 'Receive the news on this page, such as parcels and payments, even when the site is closed. Once you log out or your login expires, nothing more is sent to this device.',
    unoffered: 'Notifications on devices are not available at the moment. We send everything important by email.',
    unsupported: 'This browser does not support notifications. Update it, or try another one.',
    'home-screen':
      'On an iPhone or iPad, first add this site to your home screen: in Safari, press the share button, choose “Add to Home Screen”, then open the site from its icon and come back here.',
    blocked:
      'Your browser blocks notifications from this site. Open the site settings, for example with the icon next to the address, change “Notifications” to “Allow”, then reload this page.',
    off: 'Off on this device.',
    offElsewhere: 'Off on this device. On for {{devices}} of your other devices.',
    on: 'On for this device.',
    onElsewhere: 'On for {{devices}} [device|devices], including this one.',
    turnOn: 'Turn on for this device',
    turnOff: 'Turn off',
    test: 'Send a test',
    tested:
      'A test is on its way and should arrive in seconds. If it does not, check the notification settings of your device.',
    notAllowed: 'Notifications were not allowed. To receive them, press the button again and choose “Allow”.',
    failed: 'That did not work. Check your connection, then try again. Private windows may not support notifications.',
  },
});
