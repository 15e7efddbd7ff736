export { copyText } from '../../../services/platform/clients/browser/clipboard.shared.js';
