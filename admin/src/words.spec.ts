import { describe, expect, it } from '@jest/globals';
import { consoleMessages } from './messages';
import type { Words } from './providers/messages';

/** Technical terms that operators do not see; they have their own terms (admin/README.md). */
const BANNED = {
  ja: /プロジェクション|カナリア|デッドレター|(?<!プライバシー)ポリシー(?!に同意)|エンジン|イベント|ストリーム|レーン|ハッシュ|ジョブ|シーケン|リレー|読み手|再構築|ペイロード|アグリゲート|リードモデル|キー(?!ワード|ボード)|ログ(?!イン|アウト|オフ)/u,
  en: /\b(projections?|canar(y|ies)|dead letters?|events?|streams?|lanes?|hash(es)?|jobs?|sequencer|relay|readers?|read models?|rebuil[dt]s?|rebuilding|parked|payloads?|aggregates?|upcasters?|keys?|the log)\b/i,
} as const;

const textsOf = (words: Words, path: string): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as [string, string]] : textsOf(value, `${path}.${key}`),
  );
/** Removes placeholders, whose values come from the shop. */
const withoutValues = (text: string): string => text.replace(/%\{\w+\}/g, '');

describe.each(['ja', 'en'] as const)('the words of the console (%s)', (language) => {
  const texts = consoleMessages.flatMap((messages) => textsOf(messages[language], ''));

  it('use the terms of operators', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([, text]) => BANNED[language].test(withoutValues(text)))).toEqual([]);
  });
});
