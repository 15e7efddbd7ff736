import { Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { pickLocalName } from '../../ui/localName';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { Thumb } from '../../ui/Thumb';
import { useFormats } from '../../ui/useFormats';
import { toRuleMessage } from './extraRules';
import { Frozen } from './Frozen';
import type { ExtraPrizeRecord, PackRecord } from './pack';

/** Renders the extra prizes of a pack with the draws that win them; nothing if there are none. */
export const ExtraTable = () => {
  const pack = useRecordContext<PackRecord>();
  const translate = useTranslate();
  if (!pack?.extra_prizes?.length) return null;
  return (
    <Frozen title="packs.extras.title" since="fixed">
      <ScrollingTable aria-label={translate('packs.extras.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('packs.extras.rule')}</TableCell>
            <TableCell>{translate('packs.prizes.card')}</TableCell>
            <TableCell align="right">{translate('packs.prizes.buy_point')}</TableCell>
            <TableCell align="right">{translate('packs.prizes.set_count')}</TableCell>
            <TableCell>{translate('packs.prizes.no_reduction')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pack.extra_prizes.map((prize) => (
            <Extra key={prize.id} prize={prize} />
          ))}
        </TableBody>
      </ScrollingTable>
    </Frozen>
  );
};

const Extra = ({ prize }: { readonly prize: ExtraPrizeRecord }) => {
  const translate = useTranslate();
  const separator = useLocale() === 'en' ? ', ' : '・';
  const { number, points } = useFormats();
  return (
    <TableRow>
      <TableCell>{translate(...toRuleMessage(prize, separator))}</TableCell>
      <TableCell>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Thumb src={prize.image_url} />
          <Typography variant="body2">{pickLocalName(prize)}</Typography>
        </Stack>
      </TableCell>
      <TableCell align="right">{points(prize.buy_point)}</TableCell>
      <TableCell align="right">{number(prize.set_count)}</TableCell>
      <TableCell>{prize.no_reduction === '1' ? translate('packs.prizes.ship_only') : ''}</TableCell>
    </TableRow>
  );
};
