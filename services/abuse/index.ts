export { abusePart } from './abuse.module.js';
export { loadDemoRing } from './demo/demo-ring.js';
