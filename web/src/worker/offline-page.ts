import type { Language } from '../i18n/i18n';

/** Texts of the page. They are separate because the client's texts are loaded with its pages. No line breaks within Wi-Fi. */
export const OFFLINE_WORDS: Record<Language, Record<'title' | 'shop' | 'what' | 'next' | 'safe' | 'again', string>> = {
  ja: {
    title: 'インターネットにつながっていません',
    shop: 'オリパショップ',
    what: 'ページを表示できませんでした。',
    next: '電波や Wi-\u2060Fi をご確認のうえ、もう一度お試しください。',
    safe: 'ポイント・コイン・カードの記録は、ショップで安全に保管しています。',
    again: 'もう一度試す',
  },
  en: {
    title: 'You are offline',
    shop: 'オリパショップ',
    what: 'This page could not be loaded.',
    next: 'Check your signal or Wi-\u2060Fi, then try again.',
    safe: 'Your points, coins and cards are safely on record at the shop.',
    again: 'Try again',
  },
};

/** Inline styles: without a connection, no file that the page names would load. */
const STYLE = `
* { box-sizing: border-box; }
body {
  display: grid; grid-template-columns: min(30rem, 100%); place-content: center; min-height: 100vh; min-height: 100dvh; margin: 0; padding: 1.5rem 1rem;
  color: #f5f3ea; background: #0b0d1a radial-gradient(60rem 30rem at 50% -6rem, #212643, transparent) no-repeat;
  font-family: "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", system-ui, sans-serif;
  line-height: 1.7; overflow-wrap: anywhere;
}
main {
  display: grid; justify-items: center; gap: 1rem; padding: 2.5rem 1.5rem;
  border: 1px solid #2e3456; border-radius: 1.125rem; background: #161a2e; text-align: center;
}
h1, p { margin: 0; text-wrap: balance; word-break: auto-phrase; }
h1 { font-size: clamp(1.125rem, 5.6vw, 1.5rem); line-height: 1.35; }
.note { padding: 0.625rem 1rem; border-radius: 0.375rem; color: #67dfa0; background: #10291f; font-size: 0.9375rem; }
a {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3rem; margin-top: 0.5rem;
  padding: 0.5rem 1.25rem; border-radius: 0.75rem; color: #241500; font-weight: 800; text-decoration: none;
  background: linear-gradient(180deg, #ffe3a0, #ffc548 45%, #f09a1c);
}
a:active { filter: brightness(0.86); }
a:focus-visible { outline: 3px solid #7fd8ff; outline-offset: 2px; }
`;

/** Content security policy: no scripts and no external resources. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const html = (language: Language): string => {
  const words = OFFLINE_WORDS[language];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="theme-color" content="#0b0d1a" />
    <meta name="color-scheme" content="dark" />
    <title>${words.title} | ${words.shop}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <svg viewBox="0 0 160 120" width="160" height="120" fill="none" stroke-width="9" stroke-linecap="round" aria-hidden="true">
        <path d="M30 52a72 72 0 0 1 100 0M50 74a43 43 0 0 1 60 0" stroke="#2e3456" />
        <circle cx="80" cy="97" r="8" fill="#ffc548" />
        <path d="M34 16l92 92" stroke="#ffc548" />
      </svg>
      <h1>${words.title}</h1>
      <div><p>${words.what}</p><p>${words.next}</p></div>
      <p class="note">${words.safe}</p>
      <a href="">${words.again}</a>
    </main>
  </body>
</html>
`;
};

/** Returns the page shown when a navigation fails. Its button requests the same address again, without a script. */
export const createOfflinePage = (language: Language): Response =>
  new Response(html(language), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
