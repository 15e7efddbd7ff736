import AddIcon from '@mui/icons-material/Add';
import { Typography } from '@mui/material';
import { maxValue, minValue, NumberInput, required, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CommandButton } from '../../commands/CommandButton';
import { useFormats } from '../../ui/useFormats';
import { MakesGoodInput } from './MakesGoodInput';
import type { MemberListed } from './member';

const MAX_GRANT = 1_000_000;
const WHOLE = (value: unknown): string | undefined =>
  value === undefined || value === null || Number.isInteger(value) ? undefined : 'members.whole';
const RULES = [required(), minValue(1), maxValue(MAX_GRANT), WHOLE];

interface AmountProps {
  readonly what: 'points' | 'coins';
  /** The member's current balance. */
  readonly before: number;
}

/** Renders the balance before and after the grant. An invalid amount leaves it unchanged. */
const Balance = ({ what, before }: AmountProps) => {
  const put = useWatch({ name: what });
  const amount = Number.isInteger(put) && put > 0 ? put : 0;
  const formats = useFormats();
  const translate = useTranslate();
  const sums = { before: formats[what](before), after: formats[what](before + amount) };
  return <Typography aria-live="polite">{translate('members.before_after', sums)}</Typography>;
};

export const GrantButton = ({ what }: Pick<AmountProps, 'what'>) => {
  const member = useRecordContext<MemberListed>();
  if (!member) return null;
  return (
    <CommandButton
      resource="members"
      command={`grant-${what}`}
      startIcon={<AddIcon />}
      fields={
        <>
          <NumberInput
            source={what}
            label={`resources.members.fields.${what}`}
            validate={RULES}
            min={1}
            step={1}
            fullWidth
            autoFocus
          />
          <Balance what={what} before={member[what]} />
          <MakesGoodInput memberId={member.id} what={what} />
        </>
      }
    />
  );
};
