import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../kernel/languages.js';
import type { LegalTextName } from '../wire/legal-texts.js';

/** A number in the code, with the words of the texts that state it. */
interface StatedNumber {
  readonly file: string;
  /** Finds the number in the file as its first group. */
  readonly in: RegExp;
  readonly texts: readonly LegalTextName[];
  readonly ja: (n: string) => string;
  readonly en: (n: string) => string;
}

const BOTH: readonly LegalTextName[] = ['terms-of-service', 'specific-commerce'];

const STATED_NUMBERS: readonly (readonly [what: string, StatedNumber])[] = [
  [
    'months until points expire',
    {
      file: 'points/streams/issue.ts',
      in: /POINT_LIFE_MONTHS = (\d+)/,
      texts: ['point-terms-of-service', 'specific-commerce', 'fund-settlement'],
      ja: (n) => `付与の日から${n}か月`,
      en: (n) => `${n} months from`,
    },
  ],
  [
    'hours to decide on cards',
    {
      file: 'draws/streams/offer.ts',
      in: /HOLDING_MS = (DAY_MS)/,
      texts: ['terms-of-service'],
      ja: () => '抽選から24時間',
      en: () => '24 hours from the draw',
    },
  ],
  [
    'tickets in one draw',
    {
      file: 'draws/streams/offer.ts',
      in: /MAX_COUNT = (\d+)/,
      texts: BOTH,
      ja: (n) => `${grouped(n)}口まで`,
      en: (n) => `up to ${grouped(n)} tickets at a time`,
    },
  ],
  [
    'points to convert before cards are shipped',
    {
      file: 'draws/draw-settings.ts',
      in: /'shipping-threshold', (\d+)/,
      texts: BOTH,
      ja: (n) => `合計が${grouped(n)}ポイント以上`,
      en: (n) => `at least ${grouped(n)} points`,
    },
  ],
  [
    'business days until a parcel is sent',
    {
      file: 'shipments/streams/due-day.ts',
      in: /BUSINESS_DAYS = (\d+)/,
      texts: BOTH,
      ja: (n) => `遅くとも${n}営業日以内`,
      en: (n) => `within ${n} business days at the latest`,
    },
  ],
  [
    'days that a returned parcel is kept',
    {
      file: 'shipments/mark-returned/mark-returned.decide.ts',
      in: /KEPT_DAYS = (\d+)/,
      texts: ['terms-of-service'],
      ja: (n) => `${n}日間お預かり`,
      en: (n) => `kept for ${n} days`,
    },
  ],
  [
    'days to pay at a convenience store',
    {
      file: 'payments/streams/due.ts',
      in: /SLIP_DAYS = (\d+)/,
      texts: BOTH,
      ja: (n) => `${n}日以内`,
      en: (n) => `within ${n} days of the order`,
    },
  ],
  [
    'business days to pay by bank transfer',
    {
      file: 'payments/streams/due.ts',
      in: /TRANSFER_BUSINESS_DAYS = (\d+)/,
      texts: BOTH,
      ja: (n) => `${n}営業日以内`,
      en: (n) => `within ${n} business days`,
    },
  ],
  [
    'smallest purchase of points',
    {
      file: 'payments/keep-course/keep-course.contract.ts',
      in: /\[MIN_POINTS, MAX_POINTS\] = \[(\d+)/,
      texts: ['terms-of-service', 'point-terms-of-service', 'fund-settlement'],
      ja: (n) => `${n}ポイントから`,
      en: (n) => `rom ${n} to`,
    },
  ],
  [
    'largest purchase of points',
    {
      file: 'payments/keep-course/keep-course.contract.ts',
      in: /\[MIN_POINTS, MAX_POINTS\] = \[\d+, ([\d_]+)/,
      texts: ['terms-of-service', 'point-terms-of-service', 'fund-settlement'],
      ja: (n) => `${grouped(n)}ポイントまで`,
      en: (n) => `to ${grouped(n)} points`,
    },
  ],
  [
    'members that one member can refer',
    {
      file: 'referrals/streams/bonus.ts',
      in: /MAX_FRIENDS = (\d+)/,
      texts: ['terms-of-service'],
      ja: (n) => `${n}人まで`,
      en: (n) => `up to ${n} friends`,
    },
  ],
  [
    'points for each referral',
    {
      file: 'referrals/streams/bonus.ts',
      in: /BONUS = points\((\d+)\)/,
      texts: ['terms-of-service'],
      ja: (n) => `双方に、${n}ポイント`,
      en: (n) => `${n} points each`,
    },
  ],
  [
    'months until the owner of an unused account is warned',
    {
      file: 'members/streams/unused.ts',
      in: /NOTIFIED_AFTER_MONTHS = (\d+)/,
      texts: ['terms-of-service'],
      ja: (n) => `${n}か月を過ぎた時点`,
      en: (n) => `after ${n} months`,
    },
  ],
  [
    'months until an unused account is closed',
    {
      file: 'members/streams/unused.ts',
      in: /CLOSED_AFTER_MONTHS = (\d+)/,
      texts: ['terms-of-service'],
      ja: (n) => `最後のご利用から${n}か月以上`,
      en: (n) => `has not been used for ${n} months or more`,
    },
  ],
  [
    'days from the reminder until points expire',
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

describe('the legal texts', () => {
  it.each(STATED_NUMBERS)('state the number in the code: %s', (_, { file, in: pattern, texts, ja, en }) => {
    const n = pattern.exec(readFileSync(`services/${file}`, 'utf8'))?.[1];
    expect(n).toBeDefined();
    for (const name of texts) {
      expect([name, textOf(name, 'ja')]).toEqual([name, expect.stringContaining(ja(n!))]);
      expect([name, textOf(name, 'en')]).toEqual([name, expect.stringContaining(en(n!))]);
    }
  });
});

/** Words that the texts must not use, each with the shop's word for the same thing. */
const WRONG_WORDS: readonly (readonly [not: string, but: string])[] = [['変換', 'ポイント還元']];

describe('the Japanese texts', () => {
  it.each(WRONG_WORDS)('use the shop’s words: %s is wrong, %s is right', (not) => {
    const texts = readdirSync('services/legal/texts').filter((file) => file.endsWith('.ja.md'));
    const naming = texts.filter((file) => readFileSync(`services/legal/texts/${file}`, 'utf8').includes(not));
    expect(naming).toEqual([]);
  });
});

/** Files below `services/platform/` that call other companies, with the words of the privacy policy for the recipient. */
const RECEIVERS: Record<string, { readonly ja: string; readonly en: string } | 'no personal data'> = {
  'mail/mail-transport.smtp.ts': { ja: 'メールと認証コードの送信のために', en: 'mail and telephone companies' },
  'sms/sms-sender.twilio.ts': { ja: '通信会社', en: 'telephone companies' },
  'push/push-service.http.ts': { ja: 'プッシュサービス', en: 'push service' },
  'partners/partner-sites.http.ts': { ja: '提携サイト', en: 'partner site' },
  'payments/amazon-pay/amazon-pay-client.ts': { ja: '決済代行会社', en: 'payment providers' },
  'payments/paypal/paypal-client.ts': { ja: '決済代行会社', en: 'payment providers' },
  'payments/veritrans/veritrans-client.ts': { ja: '決済代行会社', en: 'payment providers' },
  'payments/certificates.ts': 'no personal data',
  'signer/log-signer.ts': 'no personal data',
  'signer/log-witness.ts': 'no personal data',
  // Within the shop, and ids only.
  'kafka/kafka.kafkajs.ts': 'no personal data',
};
/** Matches files that call others by the function for providers, or by a library after asserting that no transaction is open. */
const CALLS_OTHER_COMPANIES = /\bsend\b.* from '.*provider-http\.js'|import \{ assertOutsideTransaction/;
const ONE_CALL = 'outbound-http/provider-http.ts';

/** The makers of browsers, by a part of their push service's host. */
const BROWSER_MAKERS = { google: 'Google', mozilla: 'Mozilla', apple: 'Apple', windows: 'Microsoft' };

const section = (language: Language, number: number): string =>
  textOf('privacy-policy', language).split(/^## /m)[number]!;

describe('the privacy policy', () => {
  it('names all recipients of personal data', () => {
    const files = readdirSync('services/platform', { recursive: true, encoding: 'utf8' });
    const calling = files.filter(
      (file) =>
        /(?<!\.(spec|fixture))\.ts$/.test(file) &&
        CALLS_OTHER_COMPANIES.test(readFileSync(`services/platform/${file}`, 'utf8')),
    );
    expect(Object.keys(RECEIVERS).sort()).toEqual(calling.filter((file) => file !== ONE_CALL).sort());
    for (const named of Object.values(RECEIVERS)) {
      if (typeof named === 'string') continue;
      expect(section('ja', 3)).toContain(named.ja);
      expect(section('en', 3)).toContain(named.en);
    }
  });

  it('names the makers of browsers whose push services get messages', () => {
    const config = readFileSync('services/platform/push/push-config.ts', 'utf8');
    const hosts = /USUAL_HOSTS =\s+'(.+)'/.exec(config)![1]!.split(',');
    for (const host of hosts) {
      const maker = Object.entries(BROWSER_MAKERS).find(([part]) => host.includes(part))?.[1];
      expect([host, maker]).toEqual([host, expect.any(String)]);
      for (const language of ['ja', 'en'] as const) expect(section(language, 3)).toContain(maker);
    }
  });
});
