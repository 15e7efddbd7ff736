import { createContext } from 'react-router-dom';

/** Path that a navigation leaves; empty for the first page of a visit. */
export const cameFrom = createContext('');
