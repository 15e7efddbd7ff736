import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AllCards as AllCardsAnswer } from '../../../../services/ledger/cards-ledger/cards-ledger.contract.js';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { useApiQuery } from '../../ui/useApiQuery';
import { useFormats } from '../../ui/useFormats';
import { Behind } from '../Behind';
import { PLACES } from './places';

/** Renders the number of cards in each place, and whether every card is accounted for. */
export const AllCards = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { data } = useApiQuery<AllCardsAnswer>('cards-ledger/totals');
  return (
    <Box component="section" aria-labelledby="all-cards" sx={{ pt: 2, minHeight: 150 }}>
      <Typography id="all-cards" component="h2" variant="h6" gutterBottom>
        {translate('ledger.all_cards')}
      </Typography>
      {data && (
        <>
          <Facts>
            {(['tickets', ...PLACES] as const).map((place) => (
              <Fact key={place} label={`resources.cards-ledger.fields.${place}`}>
                {number(data[place])}
              </Fact>
            ))}
          </Facts>
          <Alert severity={data.difference === 0 ? 'success' : 'error'} sx={{ my: 1 }}>
            {data.difference === 0
              ? translate('ledger.cards_agree')
              : translate('ledger.cards_differ', { difference: number(data.difference) })}
          </Alert>
          <Behind events={data.events_behind} />
        </>
      )}
    </Box>
  );
};
