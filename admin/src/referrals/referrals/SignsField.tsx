import { useRecordContext, useTranslate } from 'react-admin';
import type { ReferralResource } from './referral';

/** What the two share, in words. */
export const SignsField = () => {
  const signs = useRecordContext<ReferralResource>()?.signs ?? [];
  const translate = useTranslate();
  if (signs.length === 0) return <span>—</span>;
  return (
    <span>{signs.map((sign) => translate(`resources.referrals.signs.${sign}`)).join(translate('referrals.and'))}</span>
  );
};
