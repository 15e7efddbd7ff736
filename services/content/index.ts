export { ContentModule, contentPart } from './content.module.js';
export { loadDemoContent } from './demo-content.js';
