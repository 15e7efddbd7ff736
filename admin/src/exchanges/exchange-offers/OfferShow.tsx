import { EditButton, FunctionField, Labeled, Link, TextField, useCanAccess, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { CountField, PointsField, TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { Thumb } from '../../ui/Thumb';
import type { OfferResource } from './offer';
import { RestockButton } from './RestockButton';

const useIsOpen = (): boolean => useRecordContext<OfferResource>()?.withdrawn_at === null;

const Withdraw = () =>
  useIsOpen() ? (
    <CommandButton command="withdraw" danger explanation={<Explained words="exchanges.explain_withdraw" />} />
  ) : null;

/** Links to the edit page; renders nothing for a withdrawn offer. */
const Edit = () => (useIsOpen() ? <EditButton /> : null);

const Commands = () => (
  <>
    <RestockButton />
    <Withdraw />
  </>
);

const WithdrawnAt = () =>
  useRecordContext<OfferResource>()?.withdrawn_at ? (
    <Labeled source="withdrawn_at">
      <TimeField source="withdrawn_at" />
    </Labeled>
  ) : null;

/** Links to the card of the catalog, if the operator may see it. */
const CardLink = () => {
  const offer = useRecordContext<OfferResource>();
  const { canAccess } = useCanAccess({ resource: 'cards', action: 'show' });
  if (!offer) return null;
  return canAccess ? (
    <Link to={`/cards/${encodeURIComponent(offer.card_id)}/show`}>{offer.card_id}</Link>
  ) : (
    offer.card_id
  );
};

/** Renders an offer: its card as it was at the time of the offer, its price, and its remaining stock. */
export const OfferShow = () => (
  <ResourceShow commands={<Commands />} edit={<Edit />}>
    <Facts>
      <Labeled source="image_url">
        <FunctionField<OfferResource>
          render={({ image_url }) => (image_url ? <Thumb src={image_url} width={112} height={160} /> : '–')}
        />
      </Labeled>
      <Labeled source="name">
        <TextField source="name" />
      </Labeled>
      <Labeled source="name_en">
        <TextField source="name_en" emptyText="–" />
      </Labeled>
      <Labeled source="model_number">
        <TextField source="model_number" emptyText="–" />
      </Labeled>
      <Labeled source="card_id">
        <CardLink />
      </Labeled>
      <Labeled source="price_point">
        <PointsField source="price_point" />
      </Labeled>
      <Labeled source="stock">
        <CountField source="stock" />
      </Labeled>
      <Labeled source="taken">
        <CountField source="taken" />
      </Labeled>
      <Labeled source="created">
        <TimeField source="created" />
      </Labeled>
      <WithdrawnAt />
    </Facts>
  </ResourceShow>
);
