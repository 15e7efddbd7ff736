import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import { Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PackRecord } from './pack';

interface FrozenProps {
  readonly title: string;
  /** `open` if the section can still change after publication, or the event that fixed it. Its messages are `packs.frozen`. */
  readonly since: 'open' | 'fixed' | 'closed';
  readonly children: ReactNode;
}

/** Renders a section of a pack. If it can no longer change, a lock and the reason appear. */
export const Frozen = ({ title, since, children }: FrozenProps) => {
  const pack = useRecordContext<PackRecord>();
  const translate = useTranslate();
  const id = useId();
  const isDraft = pack?.status === 'draft';
  const fixed = since !== 'open';
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ p: 2, overflowX: 'auto' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
        <Typography id={id} component="h3" variant="h6">
          {translate(title)}
        </Typography>
        {!isDraft && (
          <Stack
            direction="row"
            spacing={0.5}
            sx={{ alignItems: 'center', color: fixed ? 'warning.main' : 'success.main' }}
          >
            {fixed ? <LockIcon fontSize="small" aria-hidden /> : <LockOpenIcon fontSize="small" aria-hidden />}
            <Typography variant="body2">{translate(`packs.frozen.${since}`)}</Typography>
          </Stack>
        )}
      </Stack>
      {children}
    </Paper>
  );
};
