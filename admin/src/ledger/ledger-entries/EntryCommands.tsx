import { Typography } from '@mui/material';
import { maxValue, minValue, NumberInput, required, useRecordContext, useTranslate } from 'react-admin';
import type { LedgerEntryExplained } from '../../../../services/ledger/ledger-entries/ledger-entries.contract.js';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { useNames } from '../names';

/** The maximum points or coins of one grant. */
const MAX_GRANT = 1_000_000;
const WHOLE = (value: unknown): string | undefined => (Number.isInteger(value) ? undefined : 'members.whole');

interface OfEntry {
  readonly entry: LedgerEntryExplained;
  readonly memberId: string;
}

const ReverseButton = ({ entry: { event }, memberId }: OfEntry) => (
  <CommandButton
    resource="members"
    command="reverse-grant"
    record={{ id: memberId }}
    defaults={{ entry: event.event_id }}
    explanation={<Explained words="members.explain_reverse" />}
    danger
  />
);

/** Grants the points or coins that the entry took, or a part of them. */
const MakeGoodButton = ({ entry: { event, unit, to_make_good: left }, memberId }: OfEntry) => {
  const translate = useTranslate();
  const names = useNames();
  const most = Math.min(left, MAX_GRANT);
  return (
    <CommandButton
      resource="members"
      command={`grant-${unit}`}
      record={{ id: memberId }}
      label="ledger.make_good"
      defaults={{ makes_good: event.event_id, [unit]: most }}
      explanation={
        <Typography sx={{ pb: 1 }}>
          {translate('ledger.explain_make_good', { left: names.amount(unit)(left) })}
        </Typography>
      }
      fields={
        <NumberInput
          source={unit}
          label={`resources.members.fields.${unit}`}
          validate={[required(), minValue(1), maxValue(most), WHOLE]}
          min={1}
          step={1}
          fullWidth
          autoFocus
        />
      }
    />
  );
};

/** Renders the corrections of an entry: reversing a grant, or restoring what the entry took. */
export const EntryCommands = () => {
  const entry = useRecordContext<LedgerEntryExplained>();
  if (!entry?.event || entry.member_id === null) return null;
  const of = { entry, memberId: entry.member_id };
  return (
    <>
      {entry.is_reversible && <ReverseButton {...of} />}
      {entry.to_make_good > 0 && <MakeGoodButton {...of} />}
    </>
  );
};
