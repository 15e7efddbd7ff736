import { defineMessages } from '../../i18n/i18n';

/** The shop's whole log, as this browser follows it. */
export const signedLogMessages = defineMessages('fairness-signed-log', {
  ja: {
    title: '書き換えのできない記録',
    about:
      '抽選やポイントなど、当店で起きたことはすべて1つの記録につながり、毎分、署名されます。このブラウザーは署名を控えておき、次に開いたとき、記録がそこから続いているかを確かめます。',
    running: '確かめています',
    runningText: '記録の署名を、この端末で確かめています。',
    kept: '署名を確かめ、控えました',
    keptText:
      '{{size}}件の記録の署名を、このブラウザーに控えました。次に開いたとき、記録がここから続いているかを確かめます。',
    goesOn: '正しく続いています',
    goesOnText: '{{time}} に控えた {{before}}件から、現在の {{size}}件まで、書き換えられることなく続いています。',
    false: '書き換えられています',
    shorter: '{{time}} に控えた記録は {{before}}件でしたが、いまは {{size}}件しかありません。',
    changed: '{{time}} に控えた {{before}}件の記録が、いまの記録の中にありません。',
    key: '{{time}} に控えた記録とは、別の鍵で署名されています。鍵を替えたというお知らせがないか、ご確認ください。',
    signature: '記録の署名が正しくありません。',
    whatToDo:
      '次のファイルを保存し、お問い合わせください。2つの署名は、記録が変わったことを誰にでも示せる証拠になります。',
    failed: 'いまは確かめられませんでした',
    failedText: '通信の状態をご確認のうえ、もう一度お試しください。控えはそのまま残っています。',
    drawOk: 'この抽選は、署名された記録の {{number}}番目にあります。',
    drawWaiting: 'この抽選は、まもなく（1分以内に）署名された記録に入ります。',
    drawFalse:
      'この抽選の控えが、署名された記録と一致しません。もう一度確かめても同じ結果のときは、お問い合わせください。',
    again: 'もう一度確かめる',
    save: '控えを保存',
    saveBoth: '2つの控えを保存',
    contact: '問い合わせる',
    startOver: 'いまの記録から控え直す',
    details: '数値を見る',
    size: '記録の件数',
    root: '記録全体のハッシュ値',
    signer: '署名の鍵',
  },
  en: {
    title: 'A record that cannot be rewritten',
    about:
      'Every draw, every point and everything else that happens here is linked into one record, which is signed every minute. This browser keeps the signature, and checks on your next visit that the record still goes on from there.',
    running: 'Checking',
    runningText: 'Verifying the signature of the record on this device.',
    kept: 'Signature verified and kept',
    keptText:
      'This browser has kept the signature of {{size}} entries. On your next visit it checks that the record goes on from here.',
    goesOn: 'The record goes on unchanged',
    goesOnText: 'From the {{before}} entries kept on {{time}} to the {{size}} of now, nothing was rewritten.',
    false: 'The record has been rewritten',
    shorter: 'It had {{before}} entries on {{time}}, and now has only {{size}}.',
    changed: 'The {{before}} entries kept on {{time}} are not part of the record of now.',
    key: 'It is signed with another key than the record kept on {{time}}. Please check whether we have announced a new key.',
    signature: 'The signature of the record is not valid.',
    whatToDo: 'Please save this file and contact us. The two signatures prove to anyone that the record has changed.',
    failed: 'We couldn’t check this now',
    failedText: 'Please check your connection and try again. What this browser has kept is still there.',
    drawOk: 'This draw is entry no. {{number}} of the signed record.',
    drawWaiting: 'This draw will be part of the signed record within a minute.',
    drawFalse:
      'Your receipt of this draw does not match the signed record. If checking again gives the same result, contact us.',
    again: 'Check again',
    save: 'Save the signature',
    saveBoth: 'Save both signatures',
    contact: 'Contact us',
    startOver: 'Start over from the record of now',
    details: 'See the numbers',
    size: 'Entries of the record',
    root: 'Hash of the whole record',
    signer: 'Key of the signature',
  },
});
