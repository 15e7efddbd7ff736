import { Outcome } from '../components/Outcome';

/** What a purchase by Amazon Pay has come to. */
export default function CompleteBuyPointAmazonPayPage() {
  return <Outcome variant="amazon-pay" />;
}
