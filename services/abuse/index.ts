export { abusePart } from './abuse.module.js';
