import type { AnySetting } from '../../kernel/setting.js';
import { buildFieldError, type FieldErrors, RefusedError } from '../../platform/http/responses/envelope.js';
import type { SettingRefusal } from '../streams/setting.refusals.js';

const notAccepted = (setting: AnySetting): FieldErrors => {
  switch (setting.kind) {
    case 'flag':
      return buildFieldError('value', { ja: 'オンまたはオフを選んでください。', en: 'Choose on or off.' });
    case 'whole':
      return buildFieldError('value', {
        ja: `${setting.least}〜${setting.most}の整数で入力してください。`,
        en: `Enter a whole number from ${setting.least} to ${setting.most}.`,
      });
    case 'choice':
      return buildFieldError('value', {
        ja: `次のいずれかを選んでください：${setting.choices.join('、')}`,
        en: `Choose one of these: ${setting.choices.join(', ')}.`,
      });
    case 'text':
      return buildFieldError('value', {
        ja: `この項目の形式に合わせて、${setting.most}文字以内で入力してください。`,
        en: `Enter it in the format of this setting, in ${setting.most} characters or fewer.`,
      });
  }
};

/** Returns the refusal for the operators' API. */
export const toSettingRefusal = (refusal: SettingRefusal): RefusedError => {
  switch (refusal.code) {
    case 'NoSuchSetting':
      return new RefusedError(404);
    case 'NotAccepted':
      return new RefusedError(400, notAccepted(refusal.setting));
    case 'SameValue':
      return new RefusedError(
        400,
        buildFieldError('value', {
          ja: 'すでにその値です。別の値を入力してください。',
          en: 'It already has that value. Enter another.',
        }),
      );
  }
};
