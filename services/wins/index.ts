export { winsPart } from './wins.module.js';
