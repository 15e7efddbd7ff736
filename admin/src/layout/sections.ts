import type { ResourceProps } from 'react-admin';

/** The headings of the menu, in order. */
export const SECTIONS = ['members', 'catalog', 'shipments', 'payments', 'finance', 'shop'] as const;

export type Section = (typeof SECTIONS)[number];

/** A resource of the console: the properties of `<Resource>`, and its section of the menu. */
export interface ConsoleResource extends ResourceProps {
  readonly options: { readonly section: Section };
}
