import { Link } from 'react-admin';
import { keepRow } from './keepRow';
import { useNames } from './names';

interface DocumentLinkProps {
  readonly kind: string;
  readonly document: string;
}

/** Where the page of what moved the points is, by the kind of it. */
const PAGES: Readonly<Record<string, string>> = {
  draw: 'draws',
  decision: 'draws',
  payment: 'payments',
  deposit: 'deposits',
  refund: 'payments',
  chargeback: 'payments',
  settlement: 'payments',
  transfer: 'partner-transfers',
};

/** What moved the points; of a draw or a payment, with its page behind it. */
export const DocumentLink = ({ kind, document }: DocumentLinkProps) => {
  const words = useNames().kind(kind);
  const page = Object.hasOwn(PAGES, kind) ? PAGES[kind] : undefined;
  if (!page) return <span title={document}>{words}</span>;
  return (
    <Link to={`/${page}/${document}/show`} onClick={keepRow}>
      {words}
    </Link>
  );
};
