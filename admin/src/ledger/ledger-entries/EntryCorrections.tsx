import { Box, Stack, Typography } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type {
  LedgerEntryExplained,
  LinkedEntry,
} from '../../../../services/ledger/ledger-entries/ledger-entries.contract.js';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { useFormats } from '../../ui/useFormats';
import { useNames } from '../names';

interface LinkedProps {
  readonly label: string;
  readonly entries: readonly LinkedEntry[];
}

const Linked = ({ label, entries }: LinkedProps) => {
  const names = useNames();
  const { time } = useFormats();
  if (entries.length === 0) return null;
  return (
    <Fact label={label}>
      <Stack component="span">
        {entries.map(({ id, kind, unit, amount, at }) => (
          <Link key={id} to={`/ledger-entries/${id}/show`}>
            {`${names.kind(kind)} · ${names.signedAmount(unit)(amount)} · ${time(at)}`}
          </Link>
        ))}
      </Stack>
    </Fact>
  );
};

/** Lists the entries that this one reverses or restores, and those that correct it; nothing without any. */
export const EntryCorrections = () => {
  const entry = useRecordContext<LedgerEntryExplained>();
  const translate = useTranslate();
  if (!entry?.event) return null;
  const { kind, reverses, reversed_by } = entry;
  if (!reverses && reversed_by.length === 0) return null;
  const [takenBack, madeGood] = ['reversal', 'grant'].map((of) => reversed_by.filter((one) => one.kind === of));
  return (
    <Box component="section" aria-labelledby="corrections">
      <Typography id="corrections" component="h2" variant="h6" gutterBottom>
        {translate('ledger.corrections')}
      </Typography>
      <Facts>
        <Linked
          label={kind === 'reversal' ? 'ledger.takes_back' : 'ledger.makes_good'}
          entries={reverses ? [reverses] : []}
        />
        <Linked label="ledger.taken_back_by" entries={takenBack!} />
        <Linked label="ledger.made_good_by" entries={madeGood!} />
      </Facts>
    </Box>
  );
};
