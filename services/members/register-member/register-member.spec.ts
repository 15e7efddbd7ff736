import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { MemberRegistered } from '../streams/member.events.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { newReferralCode } from './referral-code.js';
import { RegisterMemberRequest, registrationOf } from './register-member.contract.js';
import { decideRegisterMember } from './register-member.decide.js';
import { buildWelcomeMail } from './welcome.mail.js';

const registered: MemberRegistered = { type: 'MemberRegistered', data: { memberId: 'm1' } };
const fine = { mailTaken: false, referralCodeUnknown: false, referralCodeOwn: false, referralPlacesTaken: false };
const membership = specification(initialMember, applyMemberEvent);

describe('registering', () => {
  it('records only the id of the new member', () => {
    expect(
      membership
        .given()
        .when((member) => decideRegisterMember(member, 'm1', fine))
        .events(),
    ).toEqual([registered]);
  });

  it('records the confirmation of a mail address that the shop knows', () => {
    expect(
      membership
        .given()
        .when((member) => decideRegisterMember(member, 'm1', fine, true))
        .events(),
    ).toEqual([registered, { type: 'MailConfirmed', data: { memberId: 'm1' } }]);
  });

  it('happens once', () => {
    expect(
      membership
        .given(registered)
        .when((member) => decideRegisterMember(member, 'm1', fine))
        .refusal().problems,
    ).toEqual(['AlreadyRegistered']);
  });

  it.each([
    { facts: { ...fine, mailTaken: true }, problems: ['MailTaken'] },
    { facts: { ...fine, referralCodeUnknown: true }, problems: ['ReferralCodeUnknown'] },
    { facts: { ...fine, mailTaken: true, referralCodeUnknown: true }, problems: ['MailTaken', 'ReferralCodeUnknown'] },
    { facts: { ...fine, referralCodeOwn: true }, problems: ['ReferralCodeOwn'] },
    { facts: { ...fine, referralPlacesTaken: true }, problems: ['ReferralPlacesTaken'] },
    { facts: { ...fine, referralCodeOwn: true, referralPlacesTaken: true }, problems: ['ReferralCodeOwn'] },
  ])('reports all problems at once: $problems', ({ facts, problems }) => {
    expect(
      membership
        .given()
        .when((member) => decideRegisterMember(member, 'm1', facts))
        .refusal().problems,
    ).toEqual(problems);
  });
});

const inJapan = {
  lastName: '山田',
  firstName: '花子',
  tel: '09012345678',
  mail: 'hanako@example.com',
  zipcode: '1000001',
  province: '',
  pref_id: '13',
  shiku: '千代田区',
  address: '千代田1-1',
  pass: 'secret12',
  confirmPass: 'secret12',
};
const overseas = {
  ...inJapan,
  province: 'France',
  pref_id: 99,
  zipcode: '75001',
  tel: '33123456789012',
  middleName: 'M.',
};

/** Returns the refused fields, each with its first message in both languages. */
const refusals = (payload: object): Record<string, { ja: string; en: string }> => {
  try {
    parseRequest(RegisterMemberRequest, payload);
    return {};
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return Object.fromEntries(Object.entries(error.errors).map(([field, [message]]) => [field, message!]));
  }
};

describe('the registration form', () => {
  it.each([
    { form: 'of Japan', payload: inJapan },
    { form: 'from overseas', payload: overseas },
  ])('accepts $form', ({ payload }) => {
    expect(refusals(payload)).toEqual({});
  });

  it.each([
    {
      of: 'Japan',
      payload: inJapan,
      field: 'lastName',
      values: [undefined, '', '  ', 7, '山'.repeat(51), '山\u0007田'],
    },
    { of: 'Japan', payload: inJapan, field: 'firstName', values: [null, ' ', ['花'], 'é'.repeat(51), '花\n子'] },
    { of: 'Japan', payload: inJapan, field: 'middleName', values: [1, 'm'.repeat(51), 'a\tb'] },
    {
      of: 'Japan',
      payload: inJapan,
      field: 'tel',
      values: [undefined, 9012345678, '090-1234-567', '０９０１２３４５６７', '123456789', '123456789012'],
    },
    { of: 'overseas', payload: overseas, field: 'tel', values: ['', '+331', '07700900123', '1'.repeat(16)] },
    {
      of: 'Japan',
      payload: inJapan,
      field: 'mail',
      values: [
        undefined,
        '',
        'a',
        'a@b',
        'a@@b.c',
        'a@b@c.d',
        'a b@c.d',
        'a,b@c.d',
        'a<b@c.d',
        'ａ@example.com',
        '@b.c',
        `${'a'.repeat(65)}@b.c`,
      ],
    },
    {
      of: 'Japan',
      payload: inJapan,
      field: 'zipcode',
      values: [undefined, '', '100-0001', '100000', '10000011', 1000001, '１００００01'],
    },
    { of: 'overseas', payload: overseas, field: 'zipcode', values: ['12345678901', 5, 'a\nb'] },
    { of: 'overseas', payload: overseas, field: 'province', values: [undefined, '', ' ', 'x'.repeat(101)] },
    { of: 'Japan', payload: inJapan, field: 'province', values: ['x'.repeat(101)] },
    {
      of: 'Japan',
      payload: inJapan,
      field: 'pref_id',
      values: [undefined, null, '', '0', '48', '98', 13.5, ' 13', '1e1', [13], true],
    },
    { of: 'Japan', payload: inJapan, field: 'shiku', values: [undefined, '', '区'.repeat(101)] },
    { of: 'Japan', payload: inJapan, field: 'address', values: [undefined, '', '1'.repeat(101)] },
    { of: 'Japan', payload: inJapan, field: 'building', values: [3, 'b'.repeat(101)] },
    {
      of: 'Japan',
      payload: inJapan,
      field: 'pass',
      values: [
        undefined,
        '',
        'abc12',
        'a'.repeat(21),
        'secret 12',
        'secret-12',
        'ｓｅｃｒｅｔ１２',
        'パスワード',
        'secret13',
        'secret12\n',
      ],
    },
  ])('refuses a wrong $field on $of and says what to do', ({ payload, field, values }) => {
    for (const value of values) {
      const refused = refusals({ ...payload, [field]: value });
      expect({ value, fields: Object.keys(refused) }).toEqual({ value, fields: [field] });
      expect(refused[field]!.ja).toMatch(/してください。$/);
      expect(refused[field]!.en).toMatch(/^(Enter|Select|The two passwords differ)/);
    }
  });

  it.each([
    { payload: inJapan, field: 'lastName', ja: '姓を入力してください。', en: 'Enter your last name.' },
    { payload: inJapan, field: 'firstName', ja: '名を入力してください。', en: 'Enter your first name.' },
    { payload: inJapan, field: 'tel', ja: '電話番号を入力してください。', en: 'Enter your phone number.' },
    { payload: inJapan, field: 'mail', ja: 'メールアドレスを入力してください。', en: 'Enter your email address.' },
    { payload: inJapan, field: 'zipcode', ja: '郵便番号を入力してください。', en: 'Enter your zip code.' },
    { payload: overseas, field: 'province', ja: '国名を入力してください。', en: 'Enter your country.' },
    { payload: inJapan, field: 'pref_id', ja: '都道府県を選択してください。', en: 'Select your prefecture.' },
    { payload: inJapan, field: 'shiku', ja: '市区町村を入力してください。', en: 'Enter your city.' },
    { payload: inJapan, field: 'address', ja: '番地を入力してください。', en: 'Enter your street address.' },
    { payload: inJapan, field: 'pass', ja: 'パスワードを入力してください。', en: 'Enter your password.' },
  ])('requires $field, without a remark on its length', ({ payload, field, ja, en }) => {
    for (const empty of [undefined, null, '', ' \u3000'])
      expect(refusals({ ...payload, [field]: empty })).toEqual({ [field]: { ja, en } });
  });

  it.each(['short', 'much-too-long-for-a-password', 'ｗｉｄｅ１２'])(
    'reports for a password like %s also that its confirmation differs',
    (pass) => {
      expect(refusals({ ...inJapan, pass }).pass!.ja).toBe(
        'パスワードは半角英数字6文字以上20文字以内で、確認用にも同じものを入力してください。',
      );
      expect(refusals({ ...inJapan, pass, confirmPass: pass }).pass!.ja).toBe(
        'パスワードは半角英数字6文字以上20文字以内で入力してください。',
      );
    },
  );

  it.each([
    { of: 'Japan', payload: inJapan, field: 'lastName', values: ['𠮷'.repeat(50), ' 山田 ', '葛\u{E0100}城'] },
    { of: 'Japan', payload: inJapan, field: 'middleName', values: [undefined, null, ''] },
    {
      of: 'Japan',
      payload: inJapan,
      field: 'tel',
      values: ['0312345678', '090-1234-5678', '０９０１２３４５６７８', '+81 90 1234 5678'],
    },
    { of: 'overseas', payload: overseas, field: 'tel', values: ['1'.repeat(10), '1'.repeat(15), '+33 1 23 45 67 89'] },
    {
      of: 'Japan',
      payload: inJapan,
      field: 'mail',
      values: ['a@b.c', 'A.b..c+d@docomo.ne.jp', ' a@b.c ', `${'a'.repeat(64)}@b.c`],
    },
    { of: 'overseas', payload: overseas, field: 'zipcode', values: [undefined, '', 'SW1A 1AA', '1234567890'] },
    { of: 'Japan', payload: inJapan, field: 'pref_id', values: [1, '1', '01', 47] },
    { of: 'Japan', payload: inJapan, field: 'province', values: [undefined, null, '日本'] },
    { of: 'Japan', payload: inJapan, field: 'building', values: [undefined, null, ''] },
  ])('accepts every valid $field on $of', ({ payload, field, values }) => {
    for (const value of values)
      expect({ value, refused: refusals({ ...payload, [field]: value }) }).toEqual({ value, refused: {} });
  });

  it('checks the password before it compares the two', () => {
    expect(refusals({ ...inJapan, pass: 'x', confirmPass: 'y' }).pass!.en).toMatch('6 to 20');
    expect(refusals({ ...inJapan, confirmPass: 'other123' }).pass!.en).toMatch('differ');
  });

  it('trims the fields and fills in the country for Japan', () => {
    const request = parseRequest(RegisterMemberRequest, {
      ...inJapan,
      lastName: ' 山田 ',
      mail: ' hanako@example.com ',
    });
    expect(registrationOf(request, 'ja')).toEqual({
      lastName: '山田',
      middleName: '',
      firstName: '花子',
      tel: '09012345678',
      mail: 'hanako@example.com',
      zipcode: '1000001',
      prefId: 13,
      province: '日本',
      shiku: '千代田区',
      address: '千代田1-1',
      building: '',
      language: 'ja',
      introductionCode: null,
    });
  });

  it.each([
    { typed: undefined, kept: null },
    { typed: null, kept: null },
    { typed: '  ', kept: null },
    { typed: ' abcd2345 ', kept: 'ABCD2345' },
    { typed: 23456789, kept: '23456789' },
  ])('keeps the referral code $typed as $kept', ({ typed, kept }) => {
    const request = parseRequest(RegisterMemberRequest, { ...inJapan, referralCode: typed });
    expect(registrationOf(request, 'ja').introductionCode).toBe(kept);
  });

  it.each([
    ['referralCode', 'referral_code'],
    ['confirmPass', 'pass'],
    ['province', 'province'],
    ['building', 'building'],
  ])('refuses a %s that no form can send, under %s', (field, key) => {
    expect(Object.keys(refusals({ ...inJapan, [field]: { toString: 1 } }))).toEqual([key]);
  });
});

describe('a referral code', () => {
  it('has eight characters, none of which look alike', () => {
    expect(newReferralCode()).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(newReferralCode(Buffer.from([0, 31, 32, 63, 255, 1, 2, 3]))).toBe('2Z2ZZ345');
  });
});

describe('the welcome mail', () => {
  it('has the language of the registration', () => {
    const ja = buildWelcomeMail('a@b.c', 'ja', 'https://shop.example/x');
    const en = buildWelcomeMail('a@b.c', 'en', 'https://shop.example/x');
    expect(ja).toMatchObject({ to: 'a@b.c', subject: '会員登録が完了しました' });
    expect(en).toMatchObject({ to: 'a@b.c', subject: 'Your registration is complete' });
    for (const { text } of [ja, en]) expect(text.split('\n')).toContain('https://shop.example/x');
  });

  it('asks for no confirmation of a confirmed address', () => {
    expect(buildWelcomeMail('a@b.c', 'en', null).text).not.toMatch(/confirm/);
  });
});
