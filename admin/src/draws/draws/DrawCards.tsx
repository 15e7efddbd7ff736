import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { useFormats } from '../../ui/useFormats';
import { type CardOfDraw, type DrawDetail, useDrawWords } from './draw';

const COLOURS = {
  undecided: 'warning',
  shipped: 'info',
  converted: 'default',
  exchanged: 'default',
  forfeited: 'error',
} as const;
/** Returns the location of a card as text. For a card in a parcel it is the parcel's state. */
const useWhere = (draw: DrawDetail) => {
  const translate = useTranslate();
  const statusOf = new Map(draw.parcels.map(({ number, status }) => [number, status]));
  return ({ outcome, parcel_number }: CardOfDraw) => {
    const status = parcel_number !== null && statusOf.get(parcel_number);
    return translate(status ? `resources.shipments.states.${status}` : `draws.outcomes.${outcome}`);
  };
};

const COLUMNS = ['slot', 'rank', 'card', 'buy_point', 'outcome', 'parcel'] as const;

interface CardRowProps {
  readonly card: CardOfDraw;
  /** The card's position in the draw; null for a card received in exchange. */
  readonly position: number | null;
  readonly where: string;
}

const CardRow = ({ card, position, where }: CardRowProps) => {
  const translate = useTranslate();
  const { number, points } = useFormats();
  const words = useDrawWords();
  return (
    <TableRow>
      <TableCell>{position === null ? '–' : number(position)}</TableCell>
      <TableCell>{card.rank_name}</TableCell>
      <TableCell component="th" scope="row">
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <img src={card.image_url} alt="" width={28} height={40} loading="lazy" style={{ objectFit: 'contain' }} />
          {words.card(card)}
          {card.ship_only && <Chip size="small" label={translate('draws.ship_only')} />}
        </Box>
      </TableCell>
      <TableCell align="right">{points(card.buy_point)}</TableCell>
      <TableCell>
        <Chip size="small" variant="outlined" color={COLOURS[card.outcome]} label={where} />
      </TableCell>
      <TableCell>
        {card.shipment_id && <Link to={`/shipments/${card.shipment_id}/show`}>{card.parcel_number}</Link>}
      </TableCell>
    </TableRow>
  );
};

/** Lists the cards of a draw by position, with the location of each. */
export const DrawCards = () => {
  const draw = useRecordContext<DrawDetail>();
  return draw?.cards ? <Cards draw={draw} /> : null;
};

const Cards = ({ draw }: { readonly draw: DrawDetail }) => {
  const translate = useTranslate();
  const whereOf = useWhere(draw);
  return (
    <Box component="section" aria-labelledby="cards">
      <Typography id="cards" component="h2" variant="h6" gutterBottom>
        {translate('draws.cards')}
      </Typography>
      {/* A draw may have 3,000 cards. */}
      <Box sx={{ maxHeight: 640, overflow: 'auto' }} tabIndex={0} role="group" aria-labelledby="cards">
        <Table size="small" stickyHeader aria-labelledby="cards">
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column} align={column === 'buy_point' ? 'right' : 'left'}>
                  {translate(`draws.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {draw.cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                position={draw.receipt && draw.receipt.first_slot + card.index}
                where={whereOf(card)}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
};
