import { defineMessages } from '../providers/messages';

export const partnersMessages = defineMessages({
  resources: {
    'partner-sites': {
      name: ['提携サイト', 'Partner site |||| Partner sites'],
      empty: [
        '提携サイトがありません。「新規作成」から追加してください。',
        'There are no partner sites. Add one with “Create”.',
      ],
      fields: {
        id: ['提携サイトID', 'Site ID'],
        name: ['名前（日本語）', 'Name (Japanese)'],
        name_en: ['名前（英語）', 'Name (English)'],
        base_url: ['アドレス', 'Address'],
        key_id: ['当サイトのID（提携サイト発行）', 'Our ID at the site'],
        secret: ['秘密鍵', 'Secret'],
        direction: ['方向', 'Direction'],
        daily_limit: ['1日の上限（会員ごと）', 'Daily limit per member'],
        open: ['受付', 'Open'],
        created: ['作成日時', 'Created'],
      },
      commands: {
        create: ['作成', 'Created'],
        edit: ['編集', 'Edited'],
      },
    },
    'partner-transfers': {
      name: ['ポイント移行', 'Point transfer |||| Point transfers'],
      empty: ['この条件に合うポイント移行はありません。', 'No transfers match.'],
      fields: {
        id: ['移行ID', 'Transfer ID'],
        member_id: ['会員', 'Member'],
        site_id: ['提携サイト', 'Partner site'],
        site_name: ['提携サイト', 'Partner site'],
        direction: ['方向', 'Direction'],
        points: ['ポイント', 'Points'],
        status: ['状態', 'State'],
        silent: ['返事がない', 'No answer'],
        differs: ['提携サイトと不一致', 'Differs from the site'],
        requested_at: ['受付日時', 'Requested'],
        ended_at: ['完了日時', 'Ended'],
        site_says: ['提携サイトの記録', 'The site says'],
        compared_at: ['照合日時', 'Compared'],
      },
      commands: {
        settle: ['結果を確定', 'Settle'],
      },
    },
    'partner-days': {
      name: ['提携サイト照合', 'Partner reconciliation |||| Partner reconciliation'],
      empty: [
        'この条件に合う日はありません。移行した日の翌朝3時に、1件ずつ提携サイトの記録と照合します。',
        'No days match. At 3:00 the next morning, each transfer is compared with the site’s record.',
      ],
      fields: {
        day: ['日', 'Day'],
        site_id: ['提携サイト', 'Partner site'],
        site_name: ['提携サイト', 'Partner site'],
        result: ['照合結果', 'Result'],
        points_in: ['受け取り', 'From the site'],
        points_out: ['送り出し', 'To the site'],
        transfers: ['件数', 'Transfers'],
        failed: ['不成立', 'Failed'],
        under_way: ['移行中', 'In progress'],
        compared: ['照合済み', 'Compared'],
        differing: ['不一致', 'Differing'],
      },
    },
  },
  partners: {
    name: ['名前', 'Name'],
    directions: {
      in: ['提携サイトから当サイトへ', 'From the site to the shop'],
      out: ['当サイトから提携サイトへ', 'From the shop to the site'],
    },
    open: {
      true: ['受付中', 'Open'],
      false: ['停止中', 'Closed'],
    },
    states: {
      requested: ['移行中', 'In progress'],
      done: ['完了', 'Done'],
      failed: ['不成立', 'Failed'],
    },
    says: {
      done: ['実行済み', 'done'],
      refused: ['受付なし', 'refused'],
      unknown: ['記録なし', 'no record'],
    },
    results: {
      open: ['照合待ち', 'To be compared'],
      agrees: ['一致', 'Agrees'],
      differs: ['不一致', 'Differs'],
    },
    name_en_help: ['空欄なら日本語を表示します。', 'If empty, the Japanese is shown.'],
    limit_help: [
      'ポイント。東京時間の1日に会員1人が移行できる合計。0は上限なしです。',
      'Points one member can move in a day (Japan time). 0 means no limit.',
    ],
    address_help: [
      'https:// で始まり、末尾に / を付けないアドレス。',
      'It begins with https:// and has no / at the end.',
    ],
    secret_help: [
      '提携サイトと取り決めた秘密鍵。保存後は誰にも表示しません。',
      'The secret agreed with the site. Once saved, it is shown to nobody.',
    ],
    secret_kept_help: [
      '変更するときだけ入力してください。空欄ならいまの秘密鍵を使い続けます。',
      'Enter it only to change it. If empty, the current one stays.',
    ],
    open_help: [
      '停止中は新しい移行を受け付けません。移行中のものは最後まで続きます。',
      'While closed, no new transfers are accepted. Those in progress continue.',
    ],
    to_transfers: ['このサイトとのポイント移行', 'Transfers with this site'],
    to_days: ['このサイトとの日ごとの照合', 'Daily reconciliation with this site'],
    differs: [
      '当サイトと提携サイトの記録が一致しません。提携サイトに確認し、必要ならポイントの付与で調整してください。',
      'The shop’s and the site’s records do not match. Ask the site, and correct it by granting points if necessary.',
    ],
    silent: [
      '提携サイトから返事がありません。自動で確認を続けています。返事が来ないときは、提携サイトに問い合わせてから結果を確定できます。',
      'The site has not answered. We keep asking automatically; if no answer comes, ask the site and then settle the transfer.',
    ],
    refused: ['提携サイトが受け付けませんでした（%{code}）。', 'The site refused it (%{code}).'],
    codes: {
      balance_short: ['提携サイトのポイントが足りませんでした。', 'The member did not have enough points at the site.'],
      unreachable: ['提携サイトに接続できませんでした。', 'The site could not be reached.'],
      'never-arrived': ['提携サイトに届きませんでした。', 'It never arrived at the site.'],
      settled: ['運営者が不成立で確定しました。', 'An operator has settled it as failed.'],
    },
    explain_settle: [
      '提携サイトに確認した結果のとおりに終わらせます。元に戻せません。受付から21分は、提携サイトに届く可能性があるため確定できません。',
      'Ends the transfer with the result the site gave you. This cannot be undone. It is not possible within 21 minutes of the request, as it may still reach the site.',
    ],
    settled: {
      label: ['提携サイトでは', 'At the site, it'],
      true: ['実行されていた（ポイントを移行する）', 'was done: the points are moved'],
      false: ['実行されていない（ポイントを移行しない）', 'was not done: no points are moved'],
    },
  },
});
