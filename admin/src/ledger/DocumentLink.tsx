import { Link } from 'react-admin';
import { keepRow } from './keepRow';
import { useNames } from './names';

interface DocumentLinkProps {
  readonly kind: string;
  readonly document: string;
}

const OF_A_DRAW = ['draw', 'decision'];

/** What moved the points; of a draw, with its page behind it. */
export const DocumentLink = ({ kind, document }: DocumentLinkProps) => {
  const words = useNames().kind(kind);
  if (!OF_A_DRAW.includes(kind)) return <span title={document}>{words}</span>;
  return (
    <Link to={`/draws/${document}/show`} onClick={keepRow}>
      {words}
    </Link>
  );
};
