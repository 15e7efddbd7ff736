import { useRecordContext, useTranslate } from 'react-admin';
import type { ReferralResource } from './referral';

/** Names the signs that the two members share. */
export const SignsField = () => {
  const signs = useRecordContext<ReferralResource>()?.signs ?? [];
  const translate = useTranslate();
  if (signs.length === 0) return <span>—</span>;
  return (
    <span>{signs.map((sign) => translate(`resources.referrals.signs.${sign}`)).join(translate('referrals.and'))}</span>
  );
};
