import type { Recipient } from '../../members/index.js';
import type { Mail } from '../../platform/mail/mailer.js';

/** Builds the mail about cards that wait for an address, with the page to enter it. */
export const buildAddressMail = ({ mail, language }: Recipient, publicUrl: string): Mail => {
  const page = `${publicUrl}/shipping-address?parcel=1`;
  return language === 'ja'
    ? {
        to: mail,
        subject: 'カードのお届け先をご登録ください',
        text: [
          '選択期限の24時間を過ぎたため、ポイントに還元できない「発送のみ」のカードを、発送のお手続きに進めました。',
          'お届け先のご登録がまだのため、カードは当店でお預かりしています。',
          '',
          'お名前・ご住所・電話番号を、次のページでご登録ください。ご登録いただきしだい、発送の準備を始めます。',
          page,
        ].join('\n'),
      }
    : {
        to: mail,
        subject: 'Where may we send your cards?',
        text: [
          'The 24 hours to choose have passed, so we are shipping your shipping-only cards, which cannot be converted to points.',
          'We do not have your address yet, so we are keeping the cards for you.',
          '',
          'Please add your name, address and phone number on this page. We will then get your parcel ready:',
          page,
        ].join('\n'),
      };
};
