import { defineMessages } from '../../i18n/i18n';

export const birthdayMessages = defineMessages('birthday', {
  ja: {
    title: '生年月日のご登録',
    lead: '初めてのご購入の前に、生年月日をお伺いします。18歳未満の方は、月のお支払い額に上限があります（16歳未満 5,000円、16歳・17歳 10,000円）。',
    year: '年',
    month: '月',
    day: '日',
    choose: '選択',
    wrong: '生年月日を選んでください。年・月・日をご確認ください。',
    next: '確認する',
    confirmTitle: '{{year}}年{{month}}月{{day}}日でよろしいですか？',
    confirmText: '登録すると、ご自身では変更できません。',
    no: '選び直す',
    yes: '登録する',
  },
  en: {
    title: 'Your date of birth',
    lead: 'We ask once, before your first purchase. Members under 18 have a monthly spending limit: 5,000 yen under 16, 10,000 yen at 16 and 17.',
    year: 'Year',
    month: 'Month',
    day: 'Day',
    choose: 'Choose',
    wrong: 'Choose your date of birth. Please check year, month and day.',
    next: 'Check',
    confirmTitle: 'Is {{year}}-{{month}}-{{day}} (year-month-day) correct?',
    confirmText: 'Once it is registered you cannot change it yourself.',
    no: 'Choose again',
    yes: 'Register',
  },
});
