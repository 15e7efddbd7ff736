import { EditButton, FunctionField, Labeled, TextField, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { CoinsField, TimeField, YenField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { Thumb } from '../../ui/Thumb';
import type { RankResource } from './rank';

const Withdraw = () =>
  useRecordContext<RankResource>()?.withdrawn_at === null ? (
    <CommandButton command="withdraw" danger explanation={<Explained words="ranks.explain_withdraw" />} />
  ) : null;

/** Links to the edit page; renders nothing for a withdrawn rank. */
const Edit = () => (useRecordContext<RankResource>()?.withdrawn_at === null ? <EditButton /> : null);

const WithdrawnAt = () =>
  useRecordContext<RankResource>()?.withdrawn_at ? (
    <Labeled source="withdrawn_at">
      <TimeField source="withdrawn_at" />
    </Labeled>
  ) : null;

/** Renders a rank: its condition and its appearance. */
export const RankShow = () => (
  <ResourceShow commands={<Withdraw />} edit={<Edit />}>
    <Facts>
      <Labeled source="image_url">
        <FunctionField<RankResource>
          render={({ image_url }) => (image_url ? <Thumb src={image_url} width={96} height={96} /> : '–')}
        />
      </Labeled>
      <Labeled source="name">
        <TextField source="name" />
      </Labeled>
      <Labeled source="name_en">
        <TextField source="name_en" emptyText="–" />
      </Labeled>
      <Labeled source="rank_max_price">
        <YenField source="rank_max_price" />
      </Labeled>
      <Labeled source="rank_coin">
        <CoinsField source="rank_coin" />
      </Labeled>
      <Labeled source="created">
        <TimeField source="created" />
      </Labeled>
      <WithdrawnAt />
    </Facts>
  </ResourceShow>
);
