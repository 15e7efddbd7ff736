import { defineMessages } from '../providers/messages';

export const contentMessages = defineMessages({
  resources: {
    banners: {
      name: ['トップのバナー', 'Home page banner'],
      fields: {
        mode: ['表示するもの', 'What is shown'],
        files: ['画像', 'Pictures'],
        slides: ['画像', 'Pictures'],
        headline: ['見出し（日本語）', 'Headline (Japanese)'],
        headline_en: ['見出し（英語）', 'Headline (English)'],
        line: ['説明（日本語）', 'Line (Japanese)'],
        line_en: ['説明（英語）', 'Line (English)'],
        button: ['ボタンの文字（日本語）', 'Button (Japanese)'],
        button_en: ['ボタンの文字（英語）', 'Button (English)'],
        link: ['ボタンの行き先', 'Button link'],
        show_from: ['掲載開始', 'Shown from'],
        show_to: ['掲載終了', 'Shown until'],
        alert: ['お知らせ帯（日本語）', 'Alert line (Japanese)'],
        alert_en: ['お知らせ帯（英語）', 'Alert line (English)'],
      },
      commands: {
        edit: ['変更', 'Edited'],
      },
    },
    notices: {
      name: ['お知らせ', 'Notice |||| Notices'],
      empty: [
        'お知らせはまだありません。作成すると、会員のトップページに表示されます。',
        'There are no notices yet. Once you write one, members see it on the home page.',
      ],
      fields: {
        q: ['検索', 'Search'],
        title_ja: ['タイトル（日本語）', 'Title (Japanese)'],
        title_en: ['タイトル（英語）', 'Title (English)'],
        content_ja: ['本文（日本語・HTML）', 'Text (Japanese, HTML)'],
        content_en: ['本文（英語・HTML）', 'Text (English, HTML)'],
        last_name: ['署名（姓）', 'Signed by (last name)'],
        first_name: ['署名（名）', 'Signed by (first name)'],
        images: ['画像', 'Pictures'],
        published: ['公開する', 'Published'],
        state: ['状態', 'State'],
        show_from: ['掲載開始', 'Shown from'],
        show_to: ['掲載終了', 'Shown until'],
        created: ['作成日時', 'Created'],
      },
      commands: {
        create: ['作成', 'Created'],
        edit: ['変更', 'Edited'],
      },
    },
    uploads: {
      name: ['画像', 'Picture |||| Pictures'],
      commands: {
        create: ['アップロード', 'Uploaded'],
      },
    },
  },
  banners: {
    modes: {
      '1': ['画像（順番に表示）', 'Pictures, in turn'],
      '2': ['動画（繰り返し再生）', 'A video, looped'],
    },
    film: ['動画のURL', 'Video URL'],
    film_help: [
      '音声なし・1.5MB以内のMP4をおすすめします。例：/films/banner.mp4',
      'An MP4 without sound, up to 1.5 MB, works best. Example: /films/banner.mp4',
    ],
    images_help: [
      '横1600×縦640の画像が最もきれいに表示されます。上から順に表示されます。',
      'Pictures of 1600 × 640 pixels look best. They are shown in this order.',
    ],
    picture: ['画像', 'Picture'],
    slide_preview: ['会員に見える画像（日本語・英語）', 'The picture as members see it, in Japanese and English'],
    english_help: ['空のときは、英語でも日本語が表示されます。', 'If empty, the Japanese is shown in English too.'],
    link_help: [
      'このショップのページを / から入力します。例：/pack-detail?packId=1',
      'A page of this shop, starting with /. Example: /pack-detail?packId=1',
    ],
    from_help: ['空のときは、すぐに表示します（日本時間）。', 'If empty, the picture is shown at once (Japan time).'],
    to_help: ['空のときは、表示を続けます（日本時間）。', 'If empty, the picture stays (Japan time).'],
    no_alert: ['お知らせ帯は表示されません。', 'No alert line is shown.'],
    preview: ['お知らせ帯の表示', 'The alert line as it is shown'],
  },
  notices: {
    published: {
      true: ['公開', 'published'],
      false: ['下書き', 'draft'],
    },
    states: {
      draft: ['下書き', 'draft'],
      waiting: ['掲載前', 'waiting'],
      shown: ['掲載中', 'shown'],
      over: ['掲載終了', 'over'],
    },
    preview: ['会員に見える本文', 'The text as members see it'],
    english_help: ['空のときは、英語でも日本語が表示されます。', 'If empty, the Japanese is shown in English too.'],
    html_help: [
      '使えるタグ：p, br, strong, em, ul, ol, li, h2〜h4, a, img, table',
      'Allowed tags: p, br, strong, em, ul, ol, li, h2 to h4, a, img, table',
    ],
    from_help: [
      '空のときは、公開するとすぐに掲載します（日本時間）。',
      'If empty, the notice is shown as soon as it is published (Japan time).',
    ],
    to_help: ['空のときは、掲載を続けます（日本時間）。', 'If empty, the notice stays (Japan time).'],
  },
});
