export { ContentModule, contentPart } from './content.module.js';
export { loadDemoContent } from './demo/demo-content.js';
