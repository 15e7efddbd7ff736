import { Link } from 'react-admin';
import { keepRow } from './keepRow';
import { useNames } from './names';

interface DocumentLinkProps {
  readonly kind: string;
  readonly document: string;
}

/** The pages of the documents that move points, by kind. */
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

/** Names the document that moved the points, with a link for draws and payments. */
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
