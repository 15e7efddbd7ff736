import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Chip, LinearProgress, Stack, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type {
  BalanceExplained,
  ExplainedLot,
} from '../../../../services/ledger/balance-explained/balance-explained.contract.js';
import { useFormats } from '../../ui/useFormats';
import { toEntriesPath } from '../entriesPath';
import { useNames } from '../names';
import { LineTable } from './LineTable';

interface LotBranchProps {
  readonly lot: ExplainedLot;
  /** The payments that the member's lots were bought with. */
  readonly payments: BalanceExplained['payments'];
  readonly isOpen?: boolean;
}

/** Renders the payment that a lot was bought with, including the provider's reference. */
const BoughtWith = ({ lot, payments }: Pick<LotBranchProps, 'lot' | 'payments'>) => {
  const translate = useTranslate();
  const { yen } = useFormats();
  const documents = new Set(lot.lines.filter(({ kind }) => kind === 'payment').map(({ document }) => document));
  return payments
    .filter(({ id }) => documents.has(id))
    .map(({ id, yen: amount, method, provider_ref }) => (
      <Typography key={id} variant="body2">
        <Link to={`/payments/${id}/show`}>
          {translate('ledger.bought_with', {
            yen: yen(amount),
            method: translate(`resources.payments.methods.${method}`, { _: method }),
          })}
        </Link>
        {provider_ref && ` · ${translate('resources.payments.fields.provider_ref')} ${provider_ref}`}
      </Typography>
    ));
};

/** Renders one lot: its remainder, its source, and every line that touched it. */
export const LotBranch = ({ lot, payments, isOpen = false }: LotBranchProps) => {
  const translate = useTranslate();
  const names = useNames();
  const { points, time } = useFormats();
  const left = translate('ledger.lot_left', { left: points(lot.left), issued: points(lot.issued) });
  const parents = lot.parents.map(({ lot_id, amount }) => `${lot_id.slice(-12)} (${points(amount)})`).join(', ');
  return (
    <Accordion defaultExpanded={isOpen} disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', width: '100%' }}>
          <Chip size="small" color={lot.kind === 'paid' ? 'primary' : 'default'} label={names.lot(lot.kind)} />
          <Typography sx={{ minWidth: 200 }}>{left}</Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * lot.left) / lot.issued}
            aria-label={left}
            sx={{ width: 120 }}
          />
          <Typography variant="body2" color="textSecondary">
            {`${translate('ledger.issued_at')} ${time(lot.issued_at)} · ${translate('ledger.expires_at')} ${time(lot.expires_at)}`}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <Typography variant="body2" color="textSecondary">{`${translate('ledger.lot')} ${lot.lot_id}`}</Typography>
        <BoughtWith lot={lot} payments={payments} />
        {parents && <Typography variant="body2">{translate('ledger.from_lots', { lots: parents })}</Typography>}
        <LineTable
          label={`${translate('ledger.lot')} ${lot.lot_id}`}
          unit="points"
          lines={lot.lines}
          all={toEntriesPath({ lot_id: lot.lot_id })}
        />
      </AccordionDetails>
    </Accordion>
  );
};
