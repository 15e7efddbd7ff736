import { Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Bilingual } from '../../kernel/languages.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse, type Refused } from '../../platform/http/responses/envelope.js';
import { PendingResponses } from '../../platform/http/responses/pending-responses.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { waitInWords } from '../wire/wait-in-words.js';
import { SendPhoneCode } from './send-phone-code.command.js';
import { SendPhoneCodeRequest } from './send-phone-code.contract.js';
import type { SendPhoneCodeRefused } from './send-phone-code.decide.js';

const WORDS = {
  NoMobileNumber: {
    ja: 'SMSを受信できる携帯電話の番号(060・070・080・090で始まる11桁)を入力してください。',
    en: 'Enter the number of a mobile phone that receives text messages, like 09012345678; from overseas, with the country code.',
  },
  CountryNotServed: {
    ja: 'この国の電話番号にはSMSを送信できません。日本の携帯電話の番号をご利用いただくか、お問い合わせください。',
    en: 'We cannot send text messages to this country. Use a mobile phone of another country, or contact us.',
  },
  PhoneVerifiedAlready: {
    ja: '電話番号は認証済みです。画面を再読み込みしてください。',
    en: 'Your phone number is verified already. Reload the page.',
  },
  NumberTaken: {
    ja: 'この電話番号は別のアカウントで認証されています。そのアカウントでログインするか、お問い合わせください。',
    en: 'This phone number is verified for another account. Log in to that account, or contact us.',
  },
  SmsOff: {
    ja: 'ただいまSMSを送信できません。時間をおいて、もう一度お試しください。お急ぎの場合はお問い合わせください。',
    en: 'Text messages cannot be sent just now. Try again later, or contact us if it is urgent.',
  },
  NotSent: {
    ja: 'SMSを送信できませんでした。電話番号をご確認のうえ、1分ほどしてからもう一度お試しください。',
    en: 'The text message could not be sent. Check the number, and try again in a minute.',
  },
} as const satisfies Record<Exclude<SendPhoneCodeRefused['code'], 'TooManyCodes'>, Bilingual>;

const wordsOf = (refusal: SendPhoneCodeRefused): Bilingual => {
  if (refusal.code !== 'TooManyCodes') return WORDS[refusal.code];
  const { ja, en } = waitInWords(refusal.waitSeconds);
  return {
    ja: `SMSの送信回数が上限に達しています。${ja}にもう一度お試しください。`,
    en: `Too many codes were asked for. Try again ${en}.`,
  };
};

const refused = (refusal: SendPhoneCodeRefused): Refused => ({
  state: 400,
  errors: buildFieldError('user_id', wordsOf(refusal)),
});

/** POST /api/user/send_sms */
@Controller('user')
export class SendPhoneCodeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly responses: PendingResponses,
  ) {}

  @Post('send_sms')
  @HttpCode(200)
  @ForMembers()
  async send(@Write() write: WriteRequest, @Ip() address: string): Promise<CommandResponse | CallResponse<Done>> {
    const { tel } = write.parse(SendPhoneCodeRequest);
    const request = { memberId: memberOf(write.context), tel, language: write.context.language, address };
    const outcome = await this.commands.execute(new SendPhoneCode(request, this.responses.of(write)));
    if ('response' in outcome) return outcome.response;
    if ('refusal' in outcome && outcome.refusal.code !== 'NotSent') return refused(outcome.refusal);
    return this.responses.finish(write, write.render('refusal' in outcome ? refused(outcome.refusal) : { state: 200 }));
  }
}
