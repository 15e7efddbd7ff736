import { Chip, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AbuseItem } from '../../../services/abuse/wire/abuse-item.contract.js';

/** Renders each kind of evidence that a group shares once. */
export const Kinds = () => {
  const item = useRecordContext<AbuseItem>();
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', minWidth: 180 }}>
      {[...new Set(item?.evidence.map(({ kind }) => kind))].map((kind) => (
        <Chip key={kind} size="small" variant="outlined" label={translate(`abuse.kinds.${kind}`)} />
      ))}
    </Stack>
  );
};
