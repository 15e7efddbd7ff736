import { Outcome } from '../components/Outcome';

/** What a purchase by PayPal has come to. */
export default function CompleteBuyPointPaypalPage() {
  return <Outcome variant="paypal" />;
}
