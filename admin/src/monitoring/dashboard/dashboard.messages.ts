import { defineMessages } from '../../providers/messages';

export const dashboardMessages = defineMessages({
  dashboard: {
    now: ['現在の状況', 'Now'],
    lately: ['期間の集計', 'Over time'],
    period: ['期間', 'Period'],
    periods: {
      1: ['今日', 'Today'],
      7: ['7日間', '7 days'],
      30: ['30日間', '30 days'],
    },
    maintenance: [
      'メンテナンス中です。会員は利用できません。',
      'The shop is under maintenance. Members cannot use it.',
    ],
    box_differences: [
      '公開記録の検証で、%{smart_count} 件のパックに不一致が見つかりました。記録が書き換えられた可能性があります。該当のパックと口は、定時処理「抽選の記録の検証」のエラーで確認してください。',
      'The public draw records of %{smart_count} pack do not verify: they may have been changed. The error of the task “Check of the draw records” names pack and slot. |||| The public draw records of %{smart_count} packs do not verify: they may have been changed. The error of the task “Check of the draw records” names packs and slots.',
    ],
    undecided: ['未選択のカード', 'Undecided cards'],
    undecided_note: ['24時間で自動的に決まります', 'Decided automatically after 24 hours'],
    waiting: ['発送待ち', 'Parcels to send'],
    late: ['発送の遅れ', 'Late parcels'],
    late_note: ['14営業日を過ぎた荷物', 'Over 14 business days'],
    payment_alarms: ['要確認のお支払い', 'Payments to check'],
    lag: ['反映の遅れ', 'Lists and figures: delay'],
    seconds: ['%{n} 秒', '%{n} s'],
    parked: ['反映が止まっている対象', 'Stuck items'],
    parked_mails: ['届かなかったメール', 'Undelivered emails'],
    sms: ['本日のSMS', 'SMS today'],
    sms_of: ['%{asked} / %{budget} 通', '%{asked} of %{budget}'],
    sms_states: {
      fine: ['上限の範囲内', 'within the budget'],
      high: ['上限の8割を超過', 'over 80 % spent'],
      spent: ['上限に到達', 'budget spent'],
      stopped: ['自動停止中', 'stopped'],
    },
    sms_alarms: {
      high: [
        '本日のSMSが上限の8割に達しました。不正な送信がないか、会員の画面で確認してください。',
        '80 % of today’s text messages have been used. Check the members who requested them for abuse.',
      ],
      spent: [
        '本日のSMSの上限に達したため、認証コードを送信できません。日付が変わると再開します（上限は SMS_DAILY_BUDGET）。',
        'Today’s limit of text messages is reached, so no codes are sent until tomorrow. The limit is SMS_DAILY_BUDGET.',
      ],
      stopped: [
        '送信した認証コードがほとんど使われていないため、SMSを自動停止しました。不正な送信を確認し、問題がなければ設定の「SMSの自動停止」を下げると再開します。',
        'Hardly any of the latest codes were used, so text messages have stopped. Check for abuse; if there is none, lower the setting “Automatic SMS stop” and they resume.',
      ],
    },
    before: ['前の期間：%{value}', 'Previous period: %{value}'],
    day: ['日', 'Day'],
    points: ['ポイントの動き', 'Points'],
    sales: ['売上（有償ポイント）', 'Sales (paid points)'],
    sales_free: ['売上（無償ポイント）', 'Sales (free points)'],
    points_issued: ['発行ポイント', 'Points issued'],
    points_used: ['使用ポイント', 'Points used'],
    points_converted: ['ポイント還元', 'Points from cards'],
    points_expired: ['失効ポイント', 'Points expired'],
    draws: ['抽選回数', 'Draws'],
    tickets: ['抽選したカード', 'Cards drawn'],
    coins_used: ['使用コイン', 'Coins used'],
    registrations: ['新規会員', 'New members'],
  },
});
