export { PagesModule, pagesPart } from './pages.module.js';
