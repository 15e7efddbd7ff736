import type { Bilingual, Language } from '../../kernel/languages.js';
import type { PaymentMethod } from '../streams/payment.events.js';
import { METHOD_WORDS, STORES } from '../wire/method-names.messages.js';
import type { PaymentMailData } from './payment-mail-data.js';

/** The use of the number at each store; the member's page has detailed steps. */
const AT_STORE: ReadonlyMap<string, Bilingual> = new Map([
  [
    'sej',
    {
      ja: 'レジで「インターネットの支払い」と伝え、番号をお伝えください。',
      en: 'Tell the clerk “インターネットの支払い” (intānetto no shiharai) and give the number.',
    },
  ],
  [
    'famima',
    {
      ja: '店内のマルチコピー機に番号を入力し、出てきた申込券で30分以内にレジでお支払いください。',
      en: 'Enter the number at the store’s multi-copy machine, and pay with the printed slip at the counter within 30 minutes.',
    },
  ],
  [
    'lawson',
    {
      ja: '店内のLoppiに番号とお申し込み時の電話番号を入力し、出てきた申込券で30分以内にレジでお支払いください。',
      en: 'Enter the number and the phone number of the order at the Loppi machine, and pay with the printed slip at the counter within 30 minutes.',
    },
  ],
  [
    'econ',
    {
      ja: '店内の端末に番号とお申し込み時の電話番号を入力し、出てきた申込券で30分以内にレジでお支払いください。',
      en: 'Enter the number and the phone number of the order at the store’s machine, and pay with the printed slip at the counter within 30 minutes.',
    },
  ],
]);
const AT_OTHER_STORES: Bilingual = {
  ja: 'レジで「オンライン決済」と伝え、画面に番号を入力してお支払いください。',
  en: 'Tell the clerk “オンライン決済” (onrain kessai), enter the number on the screen at the counter, and pay.',
};

const LABELS = {
  place: { ja: 'お支払い先', en: 'Where' },
  slipNumber: { ja: '払込票番号', en: 'Payment slip number' },
  receiptNumber: { ja: '受付番号', en: 'Receipt number' },
  institution: { ja: '収納機関番号', en: 'Institution number' },
  customer: { ja: 'お客様番号', en: 'Customer number' },
  confirmation: { ja: '確認番号', en: 'Confirmation number' },
  bank: { ja: '振込先', en: 'Bank' },
  account: { ja: '口座番号', en: 'Account' },
  holder: { ja: '口座名義', en: 'Account holder' },
  sender: { ja: '振込名義人', en: 'Name of the sender' },
} as const satisfies Record<string, Bilingual>;

type Line = readonly [label: keyof typeof LABELS, value: string | null | undefined];

const SENDER: Bilingual = {
  ja: '振込名義人は、お名前の前の5桁の番号も含めて、このとおりにご入力ください。',
  en: 'Enter the name of the sender exactly like this, with the five digits before the name.',
};
const AT_MACHINE: Bilingual = {
  ja: 'ATMまたはネットバンキングの「ペイジー（税金・料金払込）」で、番号を順に入力してお支払いください。',
  en: 'Choose Pay-easy (税金・料金払込) at an ATM or in your online banking, and enter the numbers in this order.',
};
const SEE_PAGE: Bilingual = {
  ja: 'お支払いに必要な番号は、下のページでご確認ください。',
  en: 'You will find the numbers you need on the page below.',
};

const lines = (language: Language, listed: readonly Line[], how: Bilingual): string[] => [
  ...listed.flatMap(([label, value]) => {
    const colon = language === 'ja' ? '：' : ': ';
    return value ? [`${LABELS[label][language]}${colon}${value}`] : [];
  }),
  '',
  how[language],
];

const WAYS: Partial<Record<PaymentMethod, (payment: PaymentMailData, language: Language) => string[]>> = {
  'convenience-store': ({ number, details: { choice = '' } }, language) => {
    const store = STORES.get(choice)?.[language] ?? METHOD_WORDS['convenience-store'].name[language];
    const label = choice === 'sej' ? 'slipNumber' : 'receiptNumber';
    const listed: Line[] = [
      ['place', store],
      [label, number],
    ];
    return lines(language, listed, number ? (AT_STORE.get(choice) ?? AT_OTHER_STORES) : SEE_PAGE);
  },
  'pay-easy': ({ number, details: { more: extraValues = {} } }, language) => {
    const listed: Line[] = [
      ['institution', extraValues.institution],
      ['customer', number],
      ['confirmation', extraValues.confirmation],
    ];
    return lines(language, listed, number ? AT_MACHINE : SEE_PAGE);
  },
  'bank-transfer': ({ account, number, details: { sender } }, language) => {
    const listed: Line[] = [
      ['bank', account && `${account.bank} ${account.branch}`],
      ['account', account?.account],
      ['holder', account?.holder],
      ['sender', number && `${number} ${sender ?? ''}`.trim()],
    ];
    return lines(language, listed, SENDER);
  },
};

/** Returns what a member needs to pay a slip or a transfer, as lines of a mail. */
export const describeHowToPay = (payment: PaymentMailData, language: Language): string[] =>
  WAYS[payment.method]?.(payment, language) ?? [SEE_PAGE[language]];
