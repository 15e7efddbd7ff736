import { StateField } from '../../ui/fields';

/** What is with a mail that could not be delivered. */
export const ParkedMailState = () => (
  <StateField
    source="state"
    words="resources.parked-mails.states"
    colours={{ parked: 'warning', waiting: 'info', sent: 'success' }}
  />
);
