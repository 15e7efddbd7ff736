import { defineMessages } from '../providers/messages';

export const legalMessages = defineMessages({
  ja: {
    resources: {
      'legal-texts': {
        name: '規約・表示',
        empty: 'この条件に合う規約はありません。',
        fields: {
          id: 'ページ',
          name: '名称',
          in_force_version: '施行中の版',
          in_force_from: '施行日',
          next_version: '次の版',
          next_from: '次の版の施行日',
          next_state: '次の版の状態',
          announce_by: '告知の期限',
        },
        next_states: { none: 'なし', announced: '告知済み', upcoming: '未告知', missed: '告知なく施行日を経過' },
        commands: { announce: '会員に告知する' },
      },
    },
    legal: {
      version_number: '第%{version}版',
      versions: '版の一覧',
      columns: {
        version: '版',
        state: '状態',
        in_force_from: '施行日',
        announced_at: '告知した日時',
        mailed_at: 'メール送信の登録完了',
        deemed_at: 'みなし同意の記録完了',
      },
      states: {
        earlier: '過去の版',
        'in-force': '施行中',
        announced: '告知済み',
        upcoming: '未告知',
        missed: '告知なく施行日を経過',
      },
      none: 'なし',
      explain_announce:
        '第%{version}版（%{day}施行）を会員に告知します。サイトのお知らせに掲載し、会員へメールを送り、ログイン後の画面にも表示します。施行日までに異議のない会員は、同意したものとして記録されます。告知は取り消せません。',
      needs_none: '会員の同意が不要な表示です。新しい版は、施行日から自動で切り替わります。',
      missed:
        '告知のないまま施行日を過ぎた版があります。会員には適用されません。施行日を延ばした版をリリースしてください。',
      too_late: '次の版は告知の期限を過ぎています。施行日を延ばした版をリリースしてから告知してください。',
    },
  },
  en: {
    resources: {
      'legal-texts': {
        name: 'Legal text |||| Legal texts',
        empty: 'No legal texts match.',
        fields: {
          id: 'Page',
          name: 'Name',
          in_force_version: 'Version in force',
          in_force_from: 'In force from',
          next_version: 'Next version',
          next_from: 'Next version in force from',
          next_state: 'Next state',
          announce_by: 'Announce by',
        },
        next_states: {
          none: 'None',
          announced: 'Announced',
          upcoming: 'Not announced',
          missed: 'Date passed unannounced',
        },
        commands: { announce: 'Announce to members' },
      },
    },
    legal: {
      version_number: 'Version %{version}',
      versions: 'Versions',
      columns: {
        version: 'Version',
        state: 'State',
        in_force_from: 'In force from',
        announced_at: 'Announced',
        mailed_at: 'All emails queued',
        deemed_at: 'Deemed consent recorded',
      },
      states: {
        earlier: 'Earlier',
        'in-force': 'In force',
        announced: 'Announced',
        upcoming: 'Not announced',
        missed: 'Date passed unannounced',
      },
      none: 'None',
      explain_announce:
        'Members are told of version %{version}, in force from %{day}: by a notice on the site, by email, and by a banner after they log in. Members who have not objected by then are recorded as having agreed. This cannot be undone.',
      needs_none: 'Members do not need to agree to this notice. A new version takes effect automatically on its date.',
      missed:
        'A version reached its date without an announcement. It does not bind members. Release it with a later date.',
      too_late: 'It is too late to announce the next version. Release it with a later date, then announce it.',
    },
  },
});
