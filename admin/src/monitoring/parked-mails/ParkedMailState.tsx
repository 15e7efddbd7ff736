import { StateField } from '../../ui/fields';

/** Renders the state of a mail that could not be delivered. */
export const ParkedMailState = () => (
  <StateField
    source="state"
    words="resources.parked-mails.states"
    colours={{ parked: 'warning', waiting: 'info', sent: 'success' }}
  />
);
