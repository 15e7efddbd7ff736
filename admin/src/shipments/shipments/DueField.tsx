import { Chip, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormats } from '../../ui/useFormats';
import type { ParcelResource } from './parcel';

/** Renders the due date and whether it has passed, in words and not only in colour. */
export const DueField = () => {
  const parcel = useRecordContext<ParcelResource>();
  const translate = useTranslate();
  const { day } = useFormats();
  if (!parcel) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <time dateTime={parcel.due_on} style={{ whiteSpace: 'nowrap' }}>
        {day(parcel.due_on)}
      </time>
      {parcel.late && <Chip size="small" color="error" label={translate('shipments.late')} />}
    </Stack>
  );
};
