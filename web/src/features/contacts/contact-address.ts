/** Where members write to. */
export const CONTACT = 'mailto:support@example.com';
