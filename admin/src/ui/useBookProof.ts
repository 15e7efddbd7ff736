import { useCanAccess } from 'react-admin';
import type { BookProof } from '../../../services/books/book-proof/book-proof.contract.js';
import { useApiQuery } from './useAnswer';

const LOOKS_AGAIN_MS = 30_000;

/** How far the books are held against the log, asked again while somebody looks who may know. */
export const useBookProof = (): BookProof | undefined => {
  const { canAccess = false } = useCanAccess({ resource: 'book-proof', action: 'list' });
  return useApiQuery<BookProof>('book-proof', LOOKS_AGAIN_MS, canAccess).data;
};
