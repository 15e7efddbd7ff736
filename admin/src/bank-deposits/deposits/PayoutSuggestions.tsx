import { Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { type DepositResource, isHeld } from './deposit';
import { PaidOutDays } from './PaidOutDays';

/** Suggests settled days of providers that a held deposit may pay out. The operator decides. */
export const PayoutSuggestions = () => {
  const deposit = useRecordContext<DepositResource>();
  const translate = useTranslate();
  if (!deposit || !isHeld(deposit) || !deposit.payout_suggestions?.length) return null;
  return (
    <section>
      <Typography component="h3" variant="h6" sx={{ mt: 3, mb: 1 }}>
        {translate('deposits.payouts')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deposit.payout_suggestions.map(({ days }) => (
          <Stack
            component="li"
            key={days.map(({ settlement }) => settlement).join()}
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <div>
              <PaidOutDays days={days} />
            </div>
            <CommandButton
              command="match-payout"
              label="deposits.match_payout"
              defaults={{ settlements: days.map(({ settlement }) => settlement) }}
              explanation={<Explained words="deposits.explain.match_payout" />}
            />
          </Stack>
        ))}
      </Stack>
    </section>
  );
};
