import { Outcome } from '../components/Outcome';

/** Result page of a purchase by PayPal. */
export default function CompleteBuyPointPaypalPage() {
  return <Outcome variant="paypal" />;
}
