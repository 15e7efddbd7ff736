import { Alert, Box } from '@mui/material';
import { Create, Edit, TopToolbar, useRecordContext, useTranslate } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { EventTimeline } from '../../timeline/EventTimeline';
import { Explained } from '../../ui/Explained';
import { BankProfileForm } from './BankProfileForm';
import type { BankProfileResource } from './bank-profile';

export const BankProfileCreate = () => (
  <Create redirect="list">
    <BankProfileForm isNew />
  </Create>
);

const Commands = () => {
  const removed = useRecordContext<BankProfileResource>()?.removed_at;
  return (
    <TopToolbar>
      {removed === null && (
        <CommandButton command="remove" danger explanation={<Explained words="bank_profiles.explain_remove" />} />
      )}
    </TopToolbar>
  );
};

const Removed = () => {
  const profile = useRecordContext<BankProfileResource>();
  const translate = useTranslate();
  return profile?.removed_at ? <Alert severity="info">{translate('bank_profiles.is_removed')}</Alert> : null;
};

export const BankProfileEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list" actions={<Commands />}>
    <Removed />
    <BankProfileForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);
