import { Alert, Stack, Typography } from '@mui/material';
import { Loading, useRecordContext, useTranslate } from 'react-admin';
import type { MemberPhoneResource } from '../../../../services/members/member-phone/member-phone.contract.js';
import { useApiQuery } from '../../ui/useApiQuery';
import { useFormats } from '../../ui/useFormats';
import type { MemberResource } from './member';
import { PhoneCodes, PhoneHolders } from './PhoneTables';

/** Renders the verification of the member's phone, the earlier holders of the number, and the codes sent. */
export const MemberPhone = () => {
  const member = useRecordContext<MemberResource>();
  const translate = useTranslate();
  const { time } = useFormats();
  const { data, error } = useApiQuery<MemberPhoneResource>(`members/${member?.id}/phone`);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data || !member) return <Loading />;
  return (
    <Stack spacing={2} sx={{ py: 1 }}>
      {data.verified_at ? (
        <Alert severity="success">{translate('members.phone.verified', { time: time(data.verified_at) })}</Alert>
      ) : (
        <Alert severity="info">{translate('members.phone.unverified')}</Alert>
      )}
      {data.holders.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle1">
            {translate('members.phone.holders')}
          </Typography>
          <PhoneHolders memberId={member.id} holders={data.holders} />
        </>
      )}
      {data.codes.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle1">
            {translate('members.phone.codes')}
          </Typography>
          <PhoneCodes codes={data.codes} />
        </>
      )}
    </Stack>
  );
};
