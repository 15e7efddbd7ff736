export { GetBanner } from './banner/banner.query.js';
export { toWordedBanner } from './banner/shown-banner.js';
export { ContentModule, contentPart } from './content.module.js';
export { loadDemoContent } from './demo/demo-content.js';
export { type NoticeWords, publishNotice } from './rows/notices.rows.js';
