export { LegalModule, legalPart } from './legal.module.js';
