import { Box, Typography } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { useFormats } from '../../ui/useFormats';
import type { DrawDetail } from './draw';

/** Lists what the member gave in exchange for a card; renders nothing for a draw. */
export const DrawExchange = () => {
  const draw = useRecordContext<DrawDetail>();
  const translate = useTranslate();
  const { number, points } = useFormats();
  if (!draw?.exchange) return null;
  const { price_point, total_point, given: exchangedCards } = draw.exchange;
  return (
    <Box component="section" aria-labelledby="exchange">
      <Typography id="exchange" component="h2" variant="h6" gutterBottom>
        {translate('draws.exchange')}
      </Typography>
      <Facts>
        <Fact label="draws.price_point">{points(price_point)}</Fact>
        <Fact label="draws.total_point">{points(total_point)}</Fact>
        <Fact label="draws.change_point">{points(total_point - price_point)}</Fact>
        <Fact label="draws.given">
          {exchangedCards.map(({ draw_id, count }) => (
            <Box key={draw_id}>
              <Link to={`/draws/${draw_id}/show`}>
                {translate('draws.given_of', { count: number(count), draw: draw_id.slice(-12) })}
              </Link>
            </Box>
          ))}
        </Fact>
      </Facts>
    </Box>
  );
};
