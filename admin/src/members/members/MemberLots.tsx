import { Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, Link, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { PointsField, StateField, TimeField } from '../../ui/fields';
import { useFormats } from '../../ui/useFormats';
import type { MemberListed } from './member';
import { Rows } from './Rows';

const COLOURS = { live: 'success', expired: 'warning' } as const;

/** Links to every line behind the balance, for roles that may see money. */
const ExplainedLink = ({ id }: Pick<MemberListed, 'id'>) => {
  const { canAccess } = useCanAccess({ resource: 'members', action: 'balance-explained' });
  const translate = useTranslate();
  if (!canAccess) return null;
  return (
    <Button component={Link} to={`/ledger-accounts/${id}/show`}>
      {translate('members.explain_balance')}
    </Button>
  );
};

/** Lists the lots of the wallet with their source and their expiry. */
export const MemberLots = () => {
  const member = useRecordContext<MemberListed>();
  const { coins } = useFormats();
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  if (!member) return null;
  return (
    <>
      <Stack direction="row" spacing={3} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={all} onChange={(_, checked) => setAll(checked)} />}
          label={translate('members.all_lots')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
        <Typography variant="body2">{translate('members.coins_of', { coins: coins(member.coins) })}</Typography>
        <ExplainedLink id={member.id} />
      </Stack>
      <Rows from={`members/${member.id}/lots`} resource="lots" filter={{ state: all ? 'all' : 'live' }}>
        <DataTable rowClick={false} bulkActionButtons={false} storeKey="lots.datatable">
          <DataTable.Col source="state" disableSort>
            <StateField source="state" words="resources.lots.states" colours={COLOURS} />
          </DataTable.Col>
          <DataTable.Col source="kind" disableSort>
            <StateField source="kind" words="resources.lots.kinds" />
          </DataTable.Col>
          <DataTable.Col align="right" source="remaining" field={PointsField} disableSort />
          <DataTable.Col align="right" source="issued" field={PointsField} disableSort />
          <DataTable.Col source="expires_at" field={TimeField} disableSort />
          <DataTable.Col source="issued_at" field={TimeField} disableSort />
          <DataTable.Col source="origin" disableSort>
            <StateField source="origin" words="members.documents" />
          </DataTable.Col>
        </DataTable>
      </Rows>
    </>
  );
};
