import { methodNamesOf, providerNamesOf, WALLET_NAMES } from '../../../services/platform/payments/providers.shared.js';
import { defineMessages } from '../providers/messages';

export const paymentsMessages = defineMessages({
  resources: {
    payments: {
      name: ['お支払い', 'Payment |||| Payments'],
      empty: [
        'まだお支払いはありません。会員がポイントの購入を申し込むと、ここに並びます。',
        'No payments yet. They appear here when members buy points.',
      ],
      fields: {
        id: ['お支払いID', 'Payment ID'],
        q: ['検索', 'Search'],
        requested_at: ['申込日時', 'Requested'],
        due_at: ['支払期限', 'Due'],
        paid_at: ['入金日時', 'Paid'],
        status: ['状態', 'State'],
        alarm: ['要確認', 'Needs attention'],
        yen: ['金額', 'Amount'],
        member_id: ['会員', 'Member'],
        method: ['支払方法', 'Method'],
        provider: ['決済会社', 'Provider'],
        number: ['払込番号・振込番号', 'Slip or transfer number'],
        given: ['付与', 'Gives'],
        provider_ref: ['決済会社の番号', 'Provider’s reference'],
        failure_code: ['不成立の理由', 'Why it failed'],
        sender: ['振込名義', 'Sender of the transfer'],
        card_number: ['カード', 'Card'],
        refunding_yen: ['返金処理中', 'Being refunded'],
        refunded_yen: ['返金済み', 'Refunded'],
        disputed_yen: ['チャージバック係争中', 'In dispute'],
        charged_back_yen: ['チャージバックで喪失', 'Lost to a chargeback'],
        dispute_case: ['チャージバックの番号', 'Case at the provider'],
        owed_yen: ['会員の未収金', 'Owed by the member'],
        from: ['この申込日時から', 'Requested from'],
        to: ['この申込日時まで', 'Requested until'],
      },
      methods: [methodNamesOf('ja'), methodNamesOf('en')],
      providers: [providerNamesOf('ja'), providerNamesOf('en')],
      states: {
        requested: ['決済会社に確認中', 'With the provider'],
        'sent-on': ['会員が手続き中', 'With the member'],
        awaiting: ['入金待ち', 'Awaiting money'],
        held: ['決済会社が保留中', 'Held by the provider'],
        paid: ['入金済み', 'Paid'],
        failed: ['不成立', 'Failed'],
        expired: ['期限切れ', 'Expired'],
        cancelled: ['取消済み', 'Cancelled'],
      },
      alarms: {
        unknown: ['結果不明', 'Outcome unknown'],
        surplus: ['二重の入金', 'Paid twice'],
        'other-amount': ['金額違いの入金', 'Different amount'],
        'paid-after-failure': ['不成立後の入金', 'Paid after it failed'],
        'in-suspense': ['仮勘定に保留', 'Held in suspense'],
        'refund-failed': ['返金の失敗', 'Refund failed'],
        dispute: ['チャージバックの通知', 'Dispute notice'],
        'dispute-resolved': ['チャージバックの決着の通知', 'Dispute decided'],
        chargeback: ['チャージバック', 'Chargeback'],
        returned: ['決済会社での返金・取り戻し', 'Money back at the provider'],
      },
      commands: {
        check: ['今すぐ照会', 'Check now'],
        cancel: ['取り消す', 'Cancel payment'],
        'confirm-deposit': ['入金を確認', 'Confirm deposit'],
        refund: ['返金', 'Refund'],
        'confirm-refund': ['返金の振込を記録', 'Record transfer of refund'],
        'withdraw-refund': ['返金をやめる', 'Withdraw refund'],
        'record-return': ['決済会社での返金を記録', 'Record refund at provider'],
        'bounce-refund': ['返金の戻りを記録', 'Record bounced refund'],
        'settle-debt': ['未収金を精算', 'Settle debt'],
        'charge-back': ['チャージバックを記録', 'Record chargeback'],
        'charge-back-won': ['勝ちを記録', 'Record as won'],
        'charge-back-lost': ['負けを記録', 'Record as lost'],
        'close-alarm': ['対応済みにする', 'Mark as dealt with'],
      },
    },
  },
  payments: {
    search: ['番号・IDで検索', 'Number, reference or ID'],
    nothing: [
      'この条件に合うお支払いはありません。払込番号・振込番号・決済会社の番号は全桁、IDは全文字で検索します。会員は「会員」の欄で名前やメールから選べます。',
      'No payments match. Enter numbers, references and IDs in full. Choose a member by name or email in the “Member” field.',
    ],
    any_alarm: ['要確認のすべて', 'All that need attention'],
    late: ['期限後の入金', 'Paid after its due time'],
    bonus: ['ボーナス %{points}', 'bonus %{points}'],
    entries: ['このお支払いの仕訳', 'Ledger entries of this payment'],
    asked: ['決済会社への問い合わせ', 'What the provider was asked'],
    goes_on: ['継続中', 'under way'],
    call_columns: {
      created: ['開始', 'Asked'],
      kind: ['内容', 'What'],
      via: ['きっかけ', 'Because of'],
      outcome: ['結果', 'Answer'],
      ended_at: ['終了', 'Ended'],
    },
    calls: {
      start: ['申し込み', 'order'],
      capture: ['請求の確定', 'capture'],
      query: ['照会', 'status check'],
      cancel: ['取り消し', 'cancellation'],
      refund: ['返金', 'refund'],
    },
    vias: {
      start: ['購入の申し込み', 'the purchase'],
      member: ['会員の操作', 'the member'],
      return: ['会員が画面に戻った', 'the member’s return'],
      notice: ['決済会社の通知', 'a notice of the provider'],
      poll: ['定期の照会', 'a regular check'],
      file: ['銀行の明細', 'the bank’s statement'],
      operator: ['運営者の操作', 'an operator'],
    },
    outcomes: {
      none: ['回答待ち', 'no answer yet'],
      accepted: ['受け付け', 'accepted'],
      refused: ['拒否', 'refused'],
      unreachable: ['接続できず', 'could not be reached'],
      silent: ['回答なし', 'no answer'],
      'under-way': ['処理中', 'in progress'],
      'unknown-order': ['該当なし', 'not known there'],
      'never-made': ['申し込みなし', 'never ordered'],
      open: ['未入金', 'not paid yet'],
      held: ['保留中', 'held back'],
      approved: ['同意済み', 'agreed to'],
      paid: ['入金あり', 'paid'],
      failed: ['不成立', 'failed'],
    },
    places: {
      '3-d-secure': ['カード会社の本人認証', 'the card’s issuer'],
      carrier: ['携帯電話会社', 'the carrier'],
      ...WALLET_NAMES,
    },
    by: {
      member: ['会員', 'Member'],
      operator: ['運営者', 'Operator'],
      clock: ['期限', 'Due time'],
      provider: ['決済会社', 'Provider'],
    },
    providers_code: ['決済会社のコード %{code}', 'the provider’s code %{code}'],
    codes: {
      unreachable: [
        '決済会社に接続できなかった（請求はない）',
        'the provider could not be reached (nothing was charged)',
      ],
      silent: ['決済会社から回答がなかった', 'the provider gave no answer'],
      'answer-lost': [
        '決済会社の回答が失われ、会員が先へ進めなかった（会員はやり直せる）',
        'the provider’s answer was lost, and the member could not continue (they can start again)',
      ],
      cancelled: ['決済会社で取り消された', 'cancelled at the provider'],
      failure: ['決済会社が断った', 'refused by the provider'],
    },
    events: {
      PaymentRequested: [
        '%{yen} の購入を申し込み（支払期限 %{due}）',
        'A purchase for %{yen} was requested (due %{due})',
      ],
      ProviderAsked: ['決済会社に依頼：%{call}', 'The provider was asked: %{call}'],
      ProviderAnswered: ['決済会社が受け付け', 'The provider accepted'],
      ProviderRefused: ['決済会社が拒否：%{code}', 'The provider refused: %{code}'],
      ProviderSilent: ['決済会社から回答なし（%{since} から）', 'No answer from the provider (since %{since})'],
      MemberSentOn: ['会員の手続きへ：%{to}', 'The member was sent on to %{to}'],
      SlipIssued: ['払込番号を発行（支払期限 %{due}）', 'A slip was issued (due %{due})'],
      TransferAwaited: ['振込先を案内（支払期限 %{due}）', 'A transfer is awaited (due %{due})'],
      PaymentConfirmed: [
        '%{yen} の入金を確認し、ポイントを付与（%{via}）',
        '%{yen} received, points credited (through %{via})',
      ],
      PaymentSuspended: [
        '%{yen} の入金を確認。ポイントを付与せず、仮勘定に保留（%{via}）',
        '%{yen} received and held in suspense; no points were given (through %{via})',
      ],
      PaymentHeld: [
        '決済会社が代金を保留中。結果が出るまで待つ（%{via}、%{reason}）',
        'The provider holds the money back until it decides (through %{via}, %{reason})',
      ],
      ReturnNoticed: [
        '決済会社で代金が戻っている：返金 %{refunded}、取り戻し %{reversed}（%{via}）',
        'Money was returned at the provider: %{refunded} refunded, %{reversed} reversed (through %{via})',
      ],
      PaymentFailed: ['不成立：%{code}', 'Failed: %{code}'],
      PaymentExpired: ['支払期限切れ', 'The due time passed'],
      PaymentCancelled: ['取り消し（%{by}）', 'Cancelled (%{by})'],
      AmountDiffered: [
        '申し込みと違う %{yen} の入金。ポイントは付与していない（%{via}、番号 %{ref}）',
        '%{yen} received, which is a different amount; nothing credited (through %{via}, reference %{ref})',
      ],
      DisputeNoticed: [
        '決済会社がチャージバックを通知（番号 %{case}）',
        'The provider reported a dispute (case %{case})',
      ],
      DisputeDecided: [
        '決済会社がチャージバックの決着を通知（番号 %{case}）',
        'The provider reported that the dispute is decided (case %{case})',
      ],
      DisputeWon: [
        '決済会社がチャージバックで当店の勝ちを通知（番号 %{case}）',
        'The provider reported that the shop has won the dispute (case %{case})',
      ],
      DisputeLost: [
        '決済会社がチャージバックで当店の負けを通知（番号 %{case}）',
        'The provider reported that the shop has lost the dispute (case %{case})',
      ],
      RefundRequested: ['%{yen} の返金を開始', 'A refund of %{yen} began'],
      RefundConfirmed: ['%{yen} を返金', '%{yen} refunded'],
      RefundFailed: [
        '%{yen} の返金は不成立。ポイントは会員に戻した：%{code}',
        'The refund of %{yen} failed, and the points were given back to the member: %{code}',
      ],
      RefundBounced: [
        '%{yen} の返金が完了せず、代金が戻った。差し引いたポイントや未収金を元に戻した（%{via}）',
        'The refund of %{yen} came to nothing, and the money is here again: its points and debt were undone (through %{via})',
      ],
      ReturnMended: [
        '決済会社で、このお支払いの代金がそろった（%{via}）',
        'All money of this payment is at the provider again (through %{via})',
      ],
      DebtSettled: ['会員の未収金 %{yen} を精算', '%{yen} of the member’s debt settled'],
      ChargebackOpened: [
        '%{yen} のチャージバック。その分のポイントを取り置き、ガチャと発送を停止',
        'Chargeback of %{yen}: its points are set aside, and draws and parcels are stopped',
      ],
      ChargebackWon: [
        'チャージバックに勝ち（%{yen}）。ポイントを会員に戻した',
        'The chargeback of %{yen} was won, and the points were given back to the member',
      ],
      ChargebackLost: [
        'チャージバックに負け（%{yen}）。足りない分は会員の未収金',
        'The chargeback of %{yen} was lost, and the member owes the missing amount',
      ],
      PaymentAlarmClosed: ['「%{alarm}」に対応済み', 'Dealt with: %{alarm}'],
      SettlementLineMatched: [
        '決済会社の精算と一致：%{yen}（手数料 %{fee}、%{day}）',
        'Settled by the provider: %{yen} (fee %{fee}, %{day})',
      ],
      SettlementLineDiffered: [
        '決済会社の精算は %{yen} で、当店の記録と金額が違う（%{day}）',
        'The provider settled %{yen}, which differs from the shop’s amount (%{day})',
      ],
      SettlementLineSurplus: [
        '決済会社の精算に、当店が知らない %{yen} がある。記帳していない（%{day}）',
        'The provider settled %{yen} that the shop has no record of; not booked (%{day})',
      ],
      SettlementLineMissing: [
        '決済会社の精算に %{yen} がない（%{day}）',
        '%{yen} is not in the provider’s settlement (%{day})',
      ],
      SurplusReceived: [
        'さらに %{yen} の入金。ポイントは付与していない（%{via}、番号 %{ref}）',
        'Another %{yen} received; nothing credited (through %{via}, reference %{ref})',
      ],
    },
    explain: {
      check: [
        '決済会社に今の状態を問い合わせ、その回答どおりに進めます。入金があればポイントを付与します。二重に付与されることはありません。',
        'Asks the provider for the current status and follows the answer. Money received is credited, never twice.',
      ],
      cancel: [
        '会員はこの番号で支払えなくなります。決済会社の番号は、決済会社が応じたときに取り消されます。取り消した後に入金があれば、ポイントを付与して「要確認」に表示します。',
        'The member can no longer pay with this number. A provider’s number is cancelled once the provider agrees. If money still comes, it is credited and the payment is flagged as needing attention.',
      ],
      confirm_deposit: [
        '口座の明細で振込を確かめてから入力してください。金額が申し込みと同じならポイントを付与します。元に戻せません。',
        'Check the account statement first. If the amount matches the payment, the points are credited. This cannot be undone.',
      ],
      refund: [
        'このお支払いの未使用のポイントとその分のボーナスを先に差し引き、お金を返します。カードとキャリア決済は決済会社を通して返金します。ほかの方法は会員の口座に振り込み、その後「返金の振込を記録」を押してください。',
        'First takes back the unspent points of this payment and their share of the bonus, then returns the money. Cards and carriers are refunded through the provider. For other methods, transfer the money to the member, then press “Record transfer of refund”.',
      ],
      record_return: [
        '決済会社の管理画面で確かめた返金額を記録します。このお支払いのポイントを差し引き、使用済みで足りない分は会員の未収金になります。決済会社に返金は依頼しません。元に戻せません。',
        'Records a refund that you have seen in the provider’s own console. The points of this payment are taken back, and the member owes what was spent. The provider is not asked for a refund. This cannot be undone.',
      ],
      bounce_refund: [
        '会員の口座への振込が組み戻された、または決済会社が返金を取りやめたときに記録します。差し引いたポイントや未収金を元に戻し、もう一度返金できるようにします。戻った振込が「銀行入金」に保留されているときは、その明細を「対象外にする」にしてください。元に戻せません。',
        'Record it when a transfer to the member was sent back by their bank, or when the provider did not make a refund after all. Its points and debt are undone, and it can be refunded again. If the returned transfer is held under “Bank deposits”, ignore that deposit. This cannot be undone.',
      ],
      confirm_refund: [
        '会員の口座に振り込んでから記録してください。元に戻せません。',
        'Transfer the money to the member first, then record it. This cannot be undone.',
      ],
      withdraw_refund: [
        '振り込まないことにして、差し引いたポイントを会員に戻します。',
        'Nothing is transferred, and the points taken back are returned to the member.',
      ],
      charge_back: [
        '決済会社からチャージバック（異議申し立て）の通知があったときに記録します。決着するまで、異議の金額の分のポイントを取り置き、会員のガチャと、まだ渡していないお荷物の発送を止めます。',
        'Record it when the provider reports a chargeback or dispute. Until it is decided, the points for the disputed amount are set aside, the member cannot draw, and parcels not yet handed over are held.',
      ],
      charge_back_won: [
        '店の言い分が認められたときに記録します。取り置いたポイントを会員に戻し、ガチャと発送を再開します。元に戻せません。',
        'Record it when the provider has decided in the shop’s favor. The points set aside are returned to the member, and draws and parcels resume. This cannot be undone.',
      ],
      charge_back_lost: [
        '代金が失われたときに記録します。一部だけが購入者に返されたときは、その金額を入力します。残りは勝ちとして会員に戻ります。取り置いたポイントはなくなり、足りない分は会員の未収金になります。精算されるまで、会員はガチャを引けず、お荷物も止まったままです。元に戻せません。',
        'Record it when the money is lost. If the payer gets only a part back, enter that part: the rest is won and goes back to the member. The points set aside are gone, and the member owes the missing amount. Until it is settled, they cannot draw and their parcels are held. This cannot be undone.',
      ],
      close_alarm: [
        '要確認の内容に対応し終えてから記録してください。要確認の一覧から消え、何をしたかは理由として残ります。',
        'Deal with it first. It then leaves the list of payments that need attention, and the reason records what was done.',
      ],
      settle_debt: [
        '会員は未収金がある間、ガチャを引けません。会員から振り込まれた額、または請求をあきらめる額を記録してください。元に戻せません。',
        'A member who owes cannot draw. Record what the member has transferred, or what the shop writes off. This cannot be undone.',
      ],
    },
    unknown_yen: ['金額不明', 'an unknown amount'],
    alarm: ['対応したもの', 'Dealt with'],
    step_of: ['%{command}（%{yen}）', '%{command} (%{yen})'],
    evidence: ['証拠を書き出す（CSV）', 'Export evidence (CSV)'],
    chargeback: {
      yen: ['決済会社から通知された金額（円）', 'Amount reported by the provider (yen)'],
      yen_hint: [
        '一部だけの異議は、その金額を入力してください。その分のポイントだけを取り置きます。',
        'If only a part is disputed, enter that part: its points alone are set aside.',
      ],
      lost: ['購入者に返された金額（円）', 'Amount returned to the payer (yen)'],
      lost_hint: [
        '一部だけのときは、残りのポイントを会員に戻します。',
        'If it is only a part, the points of the rest go back to the member.',
      ],
    },
    deposit: {
      yen: ['明細の入金額（円）', 'Amount on the statement (yen)'],
      received_at: ['入金日時（日本時間）', 'Received (Japan time)'],
    },
    refund: {
      yen: ['返金額（円）', 'Amount to refund (yen)'],
      returned: ['決済会社で返金された金額（円）', 'Amount refunded at the provider (yen)'],
      bounced: ['戻ってきた返金', 'Refund that came back'],
      spent_too: ['使用済みのポイントの分も返金する', 'Refund spent points too'],
      spent_too_hint: [
        '差し引けない分は会員の未収金になり、精算されるまで会員はガチャを引けません。',
        'The member owes what cannot be taken back, and cannot draw until it is settled.',
      ],
      sent_at: ['振込日時（日本時間）', 'Transferred (Japan time)'],
    },
    settle: {
      yen: ['精算額（円）', 'Amount settled (yen)'],
      by: ['精算方法', 'How'],
      ways: {
        transfer: ['会員から振り込まれた', 'The member has transferred it'],
        'write-off': ['請求をあきらめる', 'The shop writes it off'],
      },
    },
    what_to_do: {
      unknown: [
        '15分以上、決済会社の回答がありません。「今すぐ照会」を押してください。それでも分からなければ、決済会社の管理画面をお支払いIDで調べてください。',
        'The provider has given no answer for over 15 minutes. Press “Check now”. If that does not help, look up the payment ID in the provider’s own console.',
      ],
      surplus: [
        '入金済みのお支払いに、もう一度入金がありました。ポイントは付与していません。「これまでの出来事」の番号で入金を確かめ、返金してください。',
        'Money was received again for a payment that is already paid. No points were given. Find it by the reference under “What happened” and refund it.',
      ],
      'other-amount': [
        '申し込みと違う金額の入金がありました。ポイントは付与していません。会員に連絡し、返金するか決めてください。',
        'A different amount was received. No points were given. Contact the member, and decide whether to refund it.',
      ],
      'paid-after-failure': [
        '不成立または取り消しの後に入金があり、ポイントを付与しました。会員が同じ購入をやり直していないか確かめてください。',
        'Money was received after the payment had failed or been cancelled, and the points were credited. Check whether the member has made the same purchase again.',
      ],
      'in-suspense': [
        '会員が利用停止中か、決済会社で代金が戻っているため、ポイントを付与せず仮勘定に保留しています。返金するか、経理が判断してください。',
        'The member is banned, or the money was returned at the provider, so it is held in suspense and no points were given. Refund it, or let finance decide.',
      ],
      returned: [
        '決済会社の記録では、このお支払いの代金が戻っています。決済会社の管理画面でお支払いIDを調べ、返金なら「決済会社での返金を記録」を、異議や銀行による取り戻しなら「チャージバックを記録」を、記録を要しないなら「対応済みにする」を押してください。',
        'According to the provider, money of this payment was returned. Look up the payment ID in the provider’s own console. For a refund press “Record refund at provider”, for a dispute or a reversal by the bank “Record chargeback”; if nothing needs to be recorded, press “Mark as dealt with”.',
      ],
      'refund-failed': [
        '返金が完了せず、ポイントは会員に戻しています。決済会社が断ったか、いったん受け付けた返金を後から取りやめたか、振込が戻ってきたためです。理由を「これまでの出来事」で確かめ、もう一度返金してください。会員の口座に振り込んだときなど、返金を要しないときは「対応済みにする」を押してください。',
        'The refund came to nothing, and the points were given back to the member: the provider refused it, undid it later, or the transfer came back. Check the reason under “What happened” and refund it again. If no refund is needed any more, for example because it was transferred, press “Mark as dealt with”.',
      ],
      dispute: [
        '購入者が決済会社に異議を申し立てたと通知がありました。ポイントはまだ取り置いていません。決済会社の管理画面を「チャージバックの番号」で調べ、事実なら「チャージバックを記録」を、記録を要しないなら「対応済みにする」を押してください。負けの決着が通知されたときは、記録したうえで「負けを記録」も押してください。',
        'The provider reports that the payer disputes this payment. No points are set aside yet. Look up the case in the provider’s own console. If it is true, press “Record chargeback”; if nothing needs to be recorded, press “Mark as dealt with”. If it is decided as lost already, then also press “Record as lost”.',
      ],
      'dispute-resolved': [
        '決済会社がこの異議を決着したと通知がありました。決済会社の管理画面で結果を確かめ、「勝ちを記録」か「負けを記録」を押してください。',
        'The provider reports that this dispute is decided. Check the outcome in the provider’s own console, and press “Record as won” or “Record as lost”.',
      ],
      chargeback: [
        'ガチャと発送を止めています。証拠を書き出して期限までに決済会社に提出し、判断が出たら「勝ちを記録」か「負けを記録」を押してください。',
        'Draws and parcels are stopped. Export the evidence, submit it to the provider by its deadline, and record the outcome as won or lost.',
      ],
    },
  },
});
