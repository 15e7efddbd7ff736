import { maxValue, minValue, NumberInput, required, useRecordContext } from 'react-admin';
import { MAX_STOCK } from '../../../../services/exchanges/streams/offer-limits.shared';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import type { OfferResource } from './offer';

const COUNT = [required(), minValue(-MAX_STOCK), maxValue(MAX_STOCK)];

/** Adds cards to the stock or removes some. */
export const RestockButton = () => {
  const offer = useRecordContext<OfferResource>();
  if (offer?.withdrawn_at !== null) return null;
  return (
    <CommandButton
      command="restock"
      explanation={<Explained words="exchanges.explain_restock" />}
      fields={<NumberInput source="count" label="exchanges.count" validate={COUNT} step={1} />}
    />
  );
};
