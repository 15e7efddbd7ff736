import { useCanAccess } from 'react-admin';
import type { BookProof } from '../../../services/books/book-proof/book-proof.contract.js';
import { useApiQuery } from './useApiQuery';

const LOOKS_AGAIN_MS = 30_000;

/** Polls the state of the check of the books against the log, while an operator with the permission is active. */
export const useBookProof = (): BookProof | undefined => {
  const { canAccess = false } = useCanAccess({ resource: 'book-proof', action: 'list' });
  return useApiQuery<BookProof>('book-proof', LOOKS_AGAIN_MS, canAccess).data;
};
