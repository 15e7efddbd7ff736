export { isBlockingCookies } from '../../../services/platform/clients/browser/cookie-check.shared.js';
