import type { MouseEvent, ReactNode } from 'react';
import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

interface RowLinkProps {
  readonly children: ReactNode;
  readonly page?: 'show' | 'edit';
}

/** The way to a row's page without a mouse; pressing the row itself leads there, too. */
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
