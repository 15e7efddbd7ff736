import { Outcome } from '../components/Outcome';

/** Result page of a purchase by Amazon Pay. */
export default function CompleteBuyPointAmazonPayPage() {
  return <Outcome variant="amazon-pay" />;
}
