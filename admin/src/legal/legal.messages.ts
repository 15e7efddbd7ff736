import { defineMessages } from '../providers/messages';

export const legalMessages = defineMessages({
  resources: {
    'legal-texts': {
      name: ['規約・表示', 'Legal text |||| Legal texts'],
      empty: ['この条件に合う規約はありません。', 'No legal texts match.'],
      fields: {
        id: ['ページ', 'Page'],
        name: ['名称', 'Name'],
        in_force_version: ['施行中の版', 'Version in force'],
        in_force_from: ['施行日', 'In force from'],
        next_version: ['次の版', 'Next version'],
        next_from: ['次の版の施行日', 'Next version in force from'],
        next_state: ['次の版の状態', 'Next state'],
        announce_by: ['告知の期限', 'Announce by'],
      },
      next_states: {
        none: ['なし', 'None'],
        announced: ['告知済み', 'Announced'],
        upcoming: ['未告知', 'Not announced'],
        missed: ['告知なく施行日を経過', 'Date passed unannounced'],
      },
      commands: {
        announce: ['会員に告知する', 'Announce to members'],
      },
    },
  },
  legal: {
    version_number: ['第%{version}版', 'Version %{version}'],
    versions: ['版の一覧', 'Versions'],
    columns: {
      version: ['版', 'Version'],
      state: ['状態', 'State'],
      in_force_from: ['施行日', 'In force from'],
      announced_at: ['告知した日時', 'Announced'],
      mailed_at: ['メール送信の登録完了', 'All emails queued'],
      deemed_at: ['みなし同意の記録完了', 'Deemed consent recorded'],
    },
    states: {
      earlier: ['過去の版', 'Earlier'],
      'in-force': ['施行中', 'In force'],
      announced: ['告知済み', 'Announced'],
      upcoming: ['未告知', 'Not announced'],
      missed: ['告知なく施行日を経過', 'Date passed unannounced'],
    },
    none: ['なし', 'None'],
    explain_announce: [
      '第%{version}版（%{day}施行）を会員に告知します。サイトのお知らせに掲載し、会員へメールを送り、ログイン後の画面にも表示します。施行日までに異議のない会員は、同意したものとして記録されます。告知は取り消せません。',
      'Members are told of version %{version}, in force from %{day}: by a notice on the site, by email, and by a banner after they log in. Members who have not objected by then are recorded as having agreed. This cannot be undone.',
    ],
    needs_none: [
      '会員の同意が不要な表示です。新しい版は、施行日から自動で切り替わります。',
      'Members do not need to agree to this notice. A new version takes effect automatically on its date.',
    ],
    missed: [
      '告知のないまま施行日を過ぎた版があります。会員には適用されません。施行日を延ばした版をリリースしてください。',
      'A version reached its date without an announcement. It does not bind members. Release it with a later date.',
    ],
    too_late: [
      '次の版は告知の期限を過ぎています。施行日を延ばした版をリリースしてから告知してください。',
      'It is too late to announce the next version. Release it with a later date, then announce it.',
    ],
  },
});
