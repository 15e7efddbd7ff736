import { Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import {
  DataTable,
  FunctionField,
  Link,
  ListBase,
  Pagination,
  ResourceContextProvider,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { WordField, YenField } from '../../ui/fields';
import { useFormats } from '../../ui/useFormats';
import { COUNTS, LISTS, type SettlementLineResource, type SettlementList, type SettlementResource } from './settlement';

const OrderLink = ({ payment_id, order }: SettlementLineResource) =>
  payment_id === null ? (
    <span style={{ overflowWrap: 'anywhere' }}>{order}</span>
  ) : (
    <Link to={`/payments/${payment_id}/show`} sx={{ overflowWrap: 'anywhere' }}>
      {order}
    </Link>
  );

const Lines = ({ list }: { readonly list: SettlementList }) => {
  const { total, isPending } = useListContext();
  if (!isPending && total === 0) return <EmptyState words={`settlements.none.${list}`} />;
  return (
    <>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="kind" disableSort>
          <WordField source="kind" words="resources.settlement-lines.kinds" />
        </DataTable.Col>
        <DataTable.Col source="order" disableSort>
          <FunctionField<SettlementLineResource> render={(line) => <OrderLink {...line} />} />
        </DataTable.Col>
        <DataTable.Col source="reference" disableSort />
        <DataTable.Col align="right" source="ours_yen" field={YenField} />
        <DataTable.Col align="right" source="theirs_yen" field={YenField} />
        <DataTable.Col align="right" source="fee" disableSort field={YenField} />
      </DataTable>
      <Pagination rowsPerPageOptions={[25, 100]} />
    </>
  );
};

const firstOf = (settlement: SettlementResource): SettlementList =>
  LISTS.find((list) => settlement[COUNTS[list]] > 0) ?? 'matched';

/** Renders the four lists of a settlement. Each line links to its payment. */
export const SettlementLines = () => {
  const settlement = useRecordContext<SettlementResource>();
  const translate = useTranslate();
  const { number } = useFormats();
  const [chosen, choose] = useState<SettlementList | null>(null);
  if (!settlement) return null;
  const list = chosen ?? firstOf(settlement);
  return (
    <section aria-label={translate('settlements.lists')}>
      <Tabs
        value={list}
        onChange={(_, next: SettlementList) => choose(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('settlements.lists')}
      >
        {LISTS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`list-${one}`}
            aria-controls="settlement-lines"
            label={`${translate(`resources.settlement-lines.lists.${one}`)} (${number(settlement[COUNTS[one]])})`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="settlement-lines" aria-labelledby={`list-${list}`}>
        <Typography variant="body2" color="textSecondary" sx={{ my: 2, maxWidth: 900 }}>
          {translate(`settlements.what_to_do.${list}`)}
        </Typography>
        <ListBase
          key={list}
          resource="settlement-lines"
          filter={{ settlement: settlement.id, list }}
          sort={{ field: 'id', order: 'ASC' }}
          perPage={25}
          disableSyncWithLocation
          disableAuthentication
          storeKey={false}
        >
          <ResourceContextProvider value="settlement-lines">
            <Lines list={list} />
          </ResourceContextProvider>
        </ListBase>
      </div>
    </section>
  );
};
