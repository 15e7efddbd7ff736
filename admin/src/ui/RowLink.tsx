import type { MouseEvent, ReactNode } from 'react';
import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

interface RowLinkProps {
  readonly children: ReactNode;
  readonly page?: 'show' | 'edit';
}

/** Links to the page of a row for keyboard users. A press on the row opens it too. */
export const RowLink = ({ children, page = 'show' }: RowLinkProps) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  return (
    <Link
      to={createPath({ resource, id: record.id, type: page })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
};
