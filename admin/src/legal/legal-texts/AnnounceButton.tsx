import CampaignIcon from '@mui/icons-material/Campaign';
import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { useFormats } from '../../ui/useFormats';
import type { LegalTextResource } from './legalText';

/** Announces the next version to members; renders nothing if there is none or its date is too close. */
export const AnnounceButton = () => {
  const text = useRecordContext<LegalTextResource>();
  const translate = useTranslate();
  const { day } = useFormats();
  const next = text?.is_announceable && text.versions.findLast(({ state }) => state === 'upcoming');
  if (!next) return null;
  const what = translate('legal.explain_announce', { version: next.version, day: day(next.in_force_from) });
  return (
    <CommandButton
      command="announce"
      danger
      startIcon={<CampaignIcon />}
      explanation={<Typography sx={{ pb: 1 }}>{what}</Typography>}
    />
  );
};
