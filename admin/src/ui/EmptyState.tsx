import InboxIcon from '@mui/icons-material/Inbox';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

interface EmptyStateProps {
  /** The message key of the next step; `resources.{resource}.empty` by default. */
  readonly words?: string;
  /** A button for the next step. */
  readonly children?: ReactNode;
}

/** Replaces an empty table by the next step. */
export const EmptyState = ({ words, children }: EmptyStateProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
      <InboxIcon aria-hidden sx={{ fontSize: 48, color: 'text.secondary' }} />
      <Typography sx={{ my: 2 }}>
        {translate(words ?? `resources.${resource}.empty`, { _: translate('ui.empty') })}
      </Typography>
      {children}
    </Box>
  );
};
