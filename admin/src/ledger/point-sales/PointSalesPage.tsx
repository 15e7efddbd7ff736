import { Box, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PointSales } from '../../../../services/ledger/point-sales/point-sales.contract.js';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { useApiQuery } from '../../ui/useApiQuery';
import { useFormats } from '../../ui/useFormats';
import { Page } from '../Page';
import { groupSales, sortByAmount } from './grouped';
import { SalesTable } from './SalesTable';

const LABEL_ABOVE = { inputLabel: { shrink: true } };

interface DayInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

const DayInput = ({ label, value, onChange }: DayInputProps) => (
  <TextField
    type="date"
    size="small"
    label={useTranslate()(label)}
    value={value}
    slotProps={LABEL_ABOVE}
    onChange={({ target }) => onChange(target.value)}
  />
);

const TABLES = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
};

const Tables = ({ sales }: Pick<PointSales, 'sales'>) => {
  const translate = useTranslate();
  const { day, yen } = useFormats();
  const words = (key: string) => translate(`ledger.point_sales.${key}`);
  return (
    <Box sx={TABLES}>
      <SalesTable
        title={words('by_day')}
        heading={words('day')}
        groups={groupSales(sales, (sale) => sale.day)}
        nameOf={(key) => day(`${key}T12:00:00+09:00`)}
      />
      <SalesTable
        title={words('by_method')}
        heading={words('method')}
        groups={sortByAmount(groupSales(sales, ({ method }) => method))}
        nameOf={(key) => translate(`resources.payments.methods.${key}`, { _: key })}
      />
      <SalesTable
        title={words('by_course')}
        heading={words('course')}
        groups={sortByAmount(groupSales(sales, ({ price }) => String(price)))}
        nameOf={(key) => yen(Number(key))}
      />
    </Box>
  );
};

/** Renders the revenue from points, by day, method and course. */
export const PointSalesPage = () => {
  const translate = useTranslate();
  const { yen, number } = useFormats();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  const sales = useApiQuery<PointSales>(`point-sales?${query}`);
  const above = (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <DayInput label="ledger.point_sales.from" value={from || (sales.data?.from ?? '')} onChange={setFrom} />
      <DayInput label="ledger.point_sales.to" value={to || (sales.data?.to ?? '')} onChange={setTo} />
    </Stack>
  );
  return (
    <Page resource="point-sales" above={above} query={sales}>
      {({ sales, ...sums }) => (
        <>
          <Facts>
            <Fact large label="ledger.point_sales.yen">
              {yen(sums.yen)}
            </Fact>
            <Fact large label="ledger.point_sales.payments">
              {number(sums.payments)}
            </Fact>
          </Facts>
          <Typography color="textSecondary">{translate('ledger.point_sales.about')}</Typography>
          {sales.length === 0 ? (
            <Typography>{translate('ledger.point_sales.none')}</Typography>
          ) : (
            <Tables sales={sales} />
          )}
        </>
      )}
    </Page>
  );
};
