export { booksPart } from './books.module.js';
