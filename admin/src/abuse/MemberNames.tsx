import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { MemberName } from './MemberName';

const MAX_NAMES = 3;

/** Renders the first members of a group, and the number of the others. */
export const MemberNames = () => {
  const members = useRecordContext<{ readonly id: string; readonly members: readonly string[] }>()?.members ?? [];
  const translate = useTranslate();
  return (
    <Stack>
      {members.slice(0, MAX_NAMES).map((id) => (
        <Box key={id} sx={{ minHeight: 28, whiteSpace: 'nowrap' }}>
          <MemberName id={id} />
        </Box>
      ))}
      {members.length > MAX_NAMES && (
        <Typography variant="caption">
          {translate('abuse.more_members', { count: members.length - MAX_NAMES })}
        </Typography>
      )}
    </Stack>
  );
};
