import type { ResourceProps } from 'react-admin';

/** The headings of the menu, in its order. */
export const SECTIONS = ['members', 'catalog', 'shipments', 'payments', 'finance', 'shop'] as const;

export type Section = (typeof SECTIONS)[number];

/** A noun of the console: what `<Resource>` takes, and where the menu has it. */
export interface ConsoleResource extends ResourceProps {
  readonly options: { readonly section: Section };
}
