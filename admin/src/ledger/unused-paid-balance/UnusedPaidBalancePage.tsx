import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { UnusedPaidBalance } from '../../../../services/ledger/unused-paid-balance/unused-paid-balance.contract.js';
import { useApiQuery } from '../../ui/useApiQuery';
import { Behind } from '../Behind';
import { Page } from '../Page';
import { BaseDates } from './BaseDates';

/** Renders the unused paid points at the base dates of the Payment Services Act. */
export const UnusedPaidBalancePage = () => {
  const translate = useTranslate();
  const query = useApiQuery<UnusedPaidBalance>('unused-paid-balance');
  return (
    <Page resource="unused-paid-balance" query={query}>
      {({ threshold, source, base_dates, events_behind }) => (
        <>
          <Behind events={events_behind} />
          <BaseDates threshold={threshold} dates={base_dates} />
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 900 }}>
            {translate('ledger.law', { source })}
          </Typography>
        </>
      )}
    </Page>
  );
};
