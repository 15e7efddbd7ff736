import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../kernel/languages.js';
import type { LegalTextName } from '../wire/legal-texts.js';

/** A number as the program has it, and as texts say it. */
interface Said {
  readonly file: string;
  /** The number in the file, as its first group. */
  readonly in: RegExp;
  readonly texts: readonly LegalTextName[];
  readonly ja: (n: string) => string;
  readonly en: (n: string) => string;
}

const BOTH: readonly LegalTextName[] = ['terms-of-service', 'specific-commerce'];

const SAID: readonly (readonly [what: string, Said])[] = [
  [
    'points live so many months',
    {
      file: 'points/streams/issue.ts',
      in: /POINT_LIFE_MONTHS = (\d+)/,
      texts: ['point-terms-of-service', 'specific-commerce', 'fund-settlement'],
      ja: (n) => `付与の日から${n}か月`,
      en: (n) => `${n} months from`,
    },
  ],
  [
    'cards wait so many hours for a decision',
    {
      file: 'draws/streams/offer.ts',
      in: /HOLDING_MS = (DAY_MS)/,
      texts: ['terms-of-service'],
      ja: () => '抽選から24時間',
      en: () => '24 hours from the draw',
    },
  ],
  [
    'so many tickets are drawn at a time',
    {
      file: 'draws/streams/offer.ts',
      in: /MAX_COUNT = (\d+)/,
      texts: BOTH,
      ja: (n) => `${grouped(n)}口まで`,
      en: (n) => `up to ${grouped(n)} tickets at a time`,
    },
  ],
  [
    'so much is converted beside what is shipped',
    {
      file: 'draws/draw-settings.ts',
      in: /'shipping-threshold', (\d+)/,
      texts: BOTH,
      ja: (n) => `合計が${grouped(n)}ポイント以上`,
      en: (n) => `at least ${grouped(n)} points`,
    },
  ],
  [
    'parcels go out within so many business days',
    {
      file: 'shipments/streams/due-day.ts',
      in: /BUSINESS_DAYS = (\d+)/,
      texts: BOTH,
      ja: (n) => `遅くとも${n}営業日以内`,
      en: (n) => `within ${n} business days at the latest`,
    },
  ],
  [
    'parcels that came back are kept so many days',
    {
      file: 'shipments/mark-returned/mark-returned.decide.ts',
      in: /KEPT_DAYS = (\d+)/,
      texts: ['terms-of-service'],
      ja: (n) => `${n}日間お預かり`,
      en: (n) => `kept for ${n} days`,
    },
  ],
  [
    'slips are due in so many days',
    {
      file: 'payments/streams/due.ts',
      in: /SLIP_DAYS = (\d+)/,
      texts: BOTH,
      ja: (n) => `${n}日以内`,
      en: (n) => `within ${n} days of the order`,
    },
  ],
  [
    'transfers are due in so many business days',
    {
      file: 'payments/streams/due.ts',
      in: /TRANSFER_BUSINESS_DAYS = (\d+)/,
      texts: BOTH,
      ja: (n) => `${n}営業日以内`,
      en: (n) => `within ${n} business days`,
    },
  ],
  [
    'so little can be bought at a time',
    {
      file: 'payments/keep-course/keep-course.contract.ts',
      in: /\[LEAST, MOST\] = \[(\d+)/,
      texts: ['terms-of-service', 'point-terms-of-service', 'fund-settlement'],
      ja: (n) => `${n}ポイントから`,
      en: (n) => `rom ${n} to`,
    },
  ],
  [
    'so much can be bought at a time',
    {
      file: 'payments/keep-course/keep-course.contract.ts',
      in: /\[LEAST, MOST\] = \[\d+, ([\d_]+)/,
      texts: ['terms-of-service', 'point-terms-of-service', 'fund-settlement'],
      ja: (n) => `${grouped(n)}ポイントまで`,
      en: (n) => `to ${grouped(n)} points`,
    },
  ],
  [
    'so many friends can be referred',
    {
      file: 'referrals/streams/bonus.ts',
      in: /MOST_FRIENDS = (\d+)/,
      texts: ['terms-of-service'],
      ja: (n) => `${n}人まで`,
      en: (n) => `up to ${n} friends`,
    },
  ],
  [
    'so much is given for each',
    {
      file: 'referrals/streams/bonus.ts',
      in: /BONUS = points\((\d+)\)/,
      texts: ['terms-of-service'],
      ja: (n) => `双方に、${n}ポイント`,
      en: (n) => `${n} points each`,
    },
  ],
  [
    'members of unused accounts are told after so many months',
    {
      file: 'members/streams/unused.ts',
      in: /NOTIFIED_AFTER_MONTHS = (\d+)/,
      texts: ['terms-of-service'],
      ja: (n) => `${n}か月を過ぎた時点`,
      en: (n) => `after ${n} months`,
    },
  ],
  [
    'unused accounts are closed after so many months',
    {
      file: 'members/streams/unused.ts',
      in: /CLOSED_AFTER_MONTHS = (\d+)/,
      texts: ['terms-of-service'],
      ja: (n) => `最後のご利用から${n}か月以上`,
      en: (n) => `has not been used for ${n} months or more`,
    },
  ],
  [
    'those whose points expire are told so long before',
    {
      file: 'notifications/streams/reminders.ts',
      in: /POINTS_AHEAD_DAYS = \[(\d+, \d+)\]/,
      texts: ['point-terms-of-service'],
      ja: (n) => `失効の${n.replace(', ', '日前と')}日前`,
      en: (n) => `${n.replace(', ', ' days and ')} days before`,
    },
  ],
];

const grouped = (n: string): string => Number(n.replaceAll('_', '')).toLocaleString('en-US');
const textOf = (name: LegalTextName, language: Language): string =>
  readFileSync(`services/legal/texts/${name}.${language}.md`, 'utf8');

describe('what the texts say is what the program does', () => {
  it.each(SAID)('%s', (_, { file, in: pattern, texts, ja, en }) => {
    const n = pattern.exec(readFileSync(`services/${file}`, 'utf8'))?.[1];
    expect(n).toBeDefined();
    for (const name of texts) {
      expect([name, textOf(name, 'ja')]).toEqual([name, expect.stringContaining(ja(n!))]);
      expect([name, textOf(name, 'en')]).toEqual([name, expect.stringContaining(en(n!))]);
    }
  });
});

/** What a text must not call a thing that the shop, on its pages and in its mails, calls otherwise. */
const OTHERWISE_CALLED: readonly (readonly [not: string, but: string])[] = [['変換', 'ポイント還元']];

describe('one thing has one name', () => {
  it.each(OTHERWISE_CALLED)('which is not %s, but %s', (not) => {
    const texts = readdirSync('services/legal/texts').filter((file) => file.endsWith('.ja.md'));
    const naming = texts.filter((file) => readFileSync(`services/legal/texts/${file}`, 'utf8').includes(not));
    expect(naming).toEqual([]);
  });
});

/** What calls others, below `services/platform/`, and how the privacy policy names those who get something of a member from it. */
const RECEIVERS: Record<string, { readonly ja: string; readonly en: string } | 'nothing of a member'> = {
  'mail/mail-transport.smtp.ts': { ja: 'メールと認証コードの送信のために', en: 'mail and telephone companies' },
  'sms/sms-sender.twilio.ts': { ja: '通信会社', en: 'telephone companies' },
  'push/push-service.http.ts': { ja: 'プッシュサービス', en: 'push service' },
  'partners/partner-sites.http.ts': { ja: '提携サイト', en: 'partner site' },
  'payments/amazon-pay/amazon-pay-client.ts': { ja: '決済代行会社', en: 'payment providers' },
  'payments/paypal/paypal-client.ts': { ja: '決済代行会社', en: 'payment providers' },
  'payments/veritrans/veritrans-client.ts': { ja: '決済代行会社', en: 'payment providers' },
  'payments/certificates.ts': 'nothing of a member',
  'signer/log-signer.ts': 'nothing of a member',
  'signer/log-witness.ts': 'nothing of a member',
  // Within the shop, and ids alone.
  'kafka/kafka.kafkajs.ts': 'nothing of a member',
};
/** By the one function that calls providers, or, by a library, once no transaction is open. */
const CALLS_OTHERS = /\bsend\b.* from '.*provider-http\.js'|import \{ assertOutsideTransaction/;
const ONE_CALL = 'outbound-http/provider-http.ts';

/** Whose push services browsers are known by, by a part of the host. */
const BROWSER_MAKERS = { google: 'Google', mozilla: 'Mozilla', apple: 'Apple', windows: 'Microsoft' };

const section = (language: Language, number: number): string =>
  textOf('privacy-policy', language).split(/^## /m)[number]!;

describe('whom the privacy policy names', () => {
  it('are all whom the program sends something of a member to', () => {
    const files = readdirSync('services/platform', { recursive: true, encoding: 'utf8' });
    const calling = files.filter(
      (file) =>
        /(?<!\.(spec|fixture))\.ts$/.test(file) && CALLS_OTHERS.test(readFileSync(`services/platform/${file}`, 'utf8')),
    );
    expect(Object.keys(RECEIVERS).sort()).toEqual(calling.filter((file) => file !== ONE_CALL).sort());
    for (const named of Object.values(RECEIVERS)) {
      if (typeof named === 'string') continue;
      expect(section('ja', 3)).toContain(named.ja);
      expect(section('en', 3)).toContain(named.en);
    }
  });

  it('are the makers of browsers whose push services are sent to', () => {
    const config = readFileSync('services/platform/push/push-config.ts', 'utf8');
    const hosts = /USUAL_HOSTS =\s+'(.+)'/.exec(config)![1]!.split(',');
    for (const host of hosts) {
      const maker = Object.entries(BROWSER_MAKERS).find(([part]) => host.includes(part))?.[1];
      expect([host, maker]).toEqual([host, expect.any(String)]);
      for (const language of ['ja', 'en'] as const) expect(section(language, 3)).toContain(maker);
    }
  });
});
