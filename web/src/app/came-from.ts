import { createContext } from 'react-router-dom';

/** The path that a navigation leaves; empty when the visitor has just arrived. */
export const cameFrom = createContext('');
