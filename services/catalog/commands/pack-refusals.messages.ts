import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackLoss } from '../streams/pack-arithmetic.shared.js';
import { toProblemErrors } from '../wire/pack-problems.messages.js';

type SimpleRefusal = Exclude<PackRefusal, { code: 'UnknownPack' | 'NotReady' | 'MakesLoss' | 'FaultyLines' }>;

const MESSAGES: { readonly [Code in SimpleRefusal['code']]: readonly [field: string, message: Bilingual] } = {
  UnknownCardType: ['card_type', { ja: 'カード種別を選び直してください。', en: 'Choose a card type that exists.' }],
  UnknownCard: [
    'prizes',
    {
      ja: '登録されていないカードがあります。選び直してください。',
      en: 'One of the cards does not exist. Choose another.',
    },
  ],
  TooManyTickets: [
    'prizes',
    {
      ja: '口数の合計が上限の200万口を超えています。数量を減らしてください。',
      en: 'There are more than 2,000,000 tickets. Reduce the quantities.',
    },
  ],
  NotADraft: [
    'status',
    {
      ja: '公開済みのパックは変更できません。終了して、新しいパックを作成してください。',
      en: 'A published pack cannot be changed. Close it and create a new one.',
    },
  ],
  Planned: [
    'status',
    {
      ja: '公開が予約されています。予約を取り消してから変更してください。',
      en: 'Its publication is scheduled. Cancel that before you change it.',
    },
  ],
  NotPlanned: [
    'status',
    { ja: '公開は予約されていません。画面を更新してください。', en: 'No publication is scheduled. Reload the page.' },
  ],
  PlannedTooEarly: ['at', { ja: '公開日時は現在より後にしてください。', en: 'Choose a time in the future.' }],
  StillADraft: [
    'status',
    { ja: '下書きは編集画面で変更してください。', en: 'This is a draft. Change it on its edit page.' },
  ],
  NotPublished: ['status', { ja: '公開前のパックです。先に公開してください。', en: 'Publish the pack first.' }],
  AlreadyPaused: [
    'status',
    { ja: 'すでに停止しています。画面を更新してください。', en: 'It is already paused. Reload the page.' },
  ],
  NotPaused: [
    'status',
    { ja: '停止中ではありません。画面を更新してください。', en: 'It is not paused. Reload the page.' },
  ],
  AlreadyClosed: [
    'status',
    {
      ja: 'すでに終了しています。新しいパックを作成してください。',
      en: 'It is closed for good. Create a new pack.',
    },
  ],
  NoLines: [
    'file',
    { ja: '景品の行がありません。ファイルを確認してください。', en: 'The file has no prizes. Check the file.' },
  ],
};

const NUMBERS = { ja: new Intl.NumberFormat('ja-JP'), en: new Intl.NumberFormat('en-GB') };

/** Describes the loss, and the condition under which it occurs. */
export const describeLoss = ({ ifConverted, ifShipped, worst }: PackLoss): Bilingual => {
  const ja = [
    ...(ifConverted ? [`すべて還元されると${NUMBERS.ja.format(ifConverted)}円`] : []),
    ...(ifShipped ? [`すべて発送すると${NUMBERS.ja.format(ifShipped)}円`] : []),
    ...(worst > Math.max(ifConverted, ifShipped)
      ? [`還元と発送がカードごとに不利な方になると${NUMBERS.ja.format(worst)}円`]
      : []),
  ];
  const en = [
    ...(ifConverted ? [`¥${NUMBERS.en.format(ifConverted)} if every card that can be converted is`] : []),
    ...(ifShipped ? [`¥${NUMBERS.en.format(ifShipped)} if every card is shipped`] : []),
    ...(worst > Math.max(ifConverted, ifShipped)
      ? [`¥${NUMBERS.en.format(worst)} at worst, if each card is converted or shipped as costs the shop more`]
      : []),
  ];
  return { ja: `売り切れたとき、${ja.join('、')}の赤字です。`, en: `If it sells out, it loses ${en.join(', and ')}.` };
};

const acceptLoss = (loss: PackLoss): Bilingual => {
  const { ja, en } = describeLoss(loss);
  return {
    ja: `${ja}価格か景品を見直すか、赤字を承知のうえで公開することを確認してください（accept_loss: true）。`,
    en: `${en} Change its price or prizes, or confirm that you accept the loss (accept_loss: true).`,
  };
};

/** Converts a refusal to the error of the operators’ API. */
export const packRefused = (refusal: PackRefusal): RefusedError => {
  if (refusal.code === 'UnknownPack') return new RefusedError(404);
  if (refusal.code === 'NotReady') return new RefusedError(400, toProblemErrors(refusal.problems));
  if (refusal.code === 'MakesLoss')
    return new RefusedError(400, buildFieldError('accept_loss', acceptLoss(refusal.loss)));
  if (refusal.code === 'FaultyLines')
    return new RefusedError(
      400,
      Object.fromEntries(refusal.faults.map(({ line, field, message }) => [`lines.${line}.${field}`, [message]])),
    );
  return new RefusedError(400, buildFieldError(...MESSAGES[refusal.code]));
};
