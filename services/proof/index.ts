export { proofPart } from './proof.module.js';
