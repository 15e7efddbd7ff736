/** Contact address for members. */
export const CONTACT = 'mailto:support@example.com';
