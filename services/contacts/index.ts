export { contactsPart } from './contacts.module.js';
