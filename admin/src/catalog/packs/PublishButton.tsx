import PublishIcon from '@mui/icons-material/Publish';
import { Alert, Stack } from '@mui/material';
import { BooleanInput, RadioButtonGroupInput, required, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CommandButton } from '../../commands/CommandButton';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';
import { useFormats } from '../../ui/useFormats';
import { Preflight } from './Preflight';
import type { PackRecord } from './pack';
import { usePreflight } from './usePreflight';

const WHEN = ['now', 'at'].map((id) => ({ id, name: `packs.publish.${id}` }));

const Time = () =>
  useWatch({ name: 'when' }) === 'at' ? (
    <TokyoTimeInput source="at" label="packs.publish.time" validate={required()} />
  ) : null;

const accepted = (value: unknown): string | undefined => (value ? undefined : 'packs.publish.loss_unaccepted');

/** Asks for a second confirmation of a pack that loses money. */
const AcceptLoss = ({ pack }: { readonly pack: PackRecord }) =>
  usePreflight(pack)?.loss ? (
    <BooleanInput source="accept_loss" label="packs.publish.accept_loss" validate={accepted} />
  ) : null;

/** Explains what publication fixes and which problems prevent it. */
const Explanation = ({ pack }: { readonly pack: PackRecord }) => {
  const translate = useTranslate();
  const tickets = useFormats().number(pack.tickets);
  const [when, at] = useWatch({ name: ['when', 'at'] });
  return (
    <Stack spacing={1}>
      <Preflight pack={pack} at={when === 'at' ? at : undefined} />
      <Alert severity="info">{translate('packs.publish.explanation', { tickets })}</Alert>
    </Stack>
  );
};

/** Publishes a draft now, or schedules its publication. */
export const PublishButton = () => {
  const pack = useRecordContext<PackRecord>();
  if (!pack) return null;
  return (
    <CommandButton
      command="publish"
      variant="contained"
      startIcon={<PublishIcon />}
      explanation={<Explanation pack={pack} />}
      defaults={{ when: 'now', accept_loss: false }}
      fields={
        <>
          <RadioButtonGroupInput source="when" label="packs.publish.when" choices={WHEN} validate={required()} />
          <Time />
          <AcceptLoss pack={pack} />
        </>
      }
      transform={({ when, at, accept_loss }) => ({
        ...(when === 'at' && { at }),
        ...(accept_loss === true && { accept_loss }),
      })}
    />
  );
};
