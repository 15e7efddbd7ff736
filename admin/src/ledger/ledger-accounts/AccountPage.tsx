import { Button, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { LedgerAccount } from '../../../../services/ledger/ledger-accounts/ledger-accounts.contract.js';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { useApiQuery } from '../../ui/useApiQuery';
import { toEntriesPath } from '../entriesPath';
import { useNames } from '../names';
import { Page } from '../Page';
import { AMOUNTS } from './account';
import { NewestEntries } from './NewestEntries';

const words = (field: string): string => `resources.ledger-accounts.fields.${field}`;

/** Renders one account of the shop, or the total of all members: its turnover and its newest lines. */
export const AccountPage = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const names = useNames();
  const query = useApiQuery<LedgerAccount>(`ledger-accounts/${encodeURIComponent(id)}`);
  return (
    <Page resource="ledger-accounts" query={query}>
      {({ account, unit, lines, ...amounts }) => (
        <>
          <Typography component="h2" variant="h5">{`${names.account(account)} (${names.unit(unit)})`}</Typography>
          <Facts>
            {AMOUNTS.map((amount) => (
              <Fact key={amount} large label={words(amount)}>
                {(amount === 'balance' ? names.signedAmount : names.amount)(unit)(amounts[amount])}
              </Fact>
            ))}
            <Fact large label={words('lines')}>
              {names.number(lines)}
            </Fact>
          </Facts>
          <NewestEntries account={account} unit={unit} />
          <Button component={Link} to={toEntriesPath({ account, unit })} sx={{ alignSelf: 'start' }}>
            {translate('ledger.all_entries')}
          </Button>
        </>
      )}
    </Page>
  );
};
