import type { ReactNode } from 'react';

export interface GridProps<Item> {
  readonly items: readonly Item[];
  /** One entry, without its list item. In a long list it is drawn anew whenever it comes back into sight. */
  readonly render: (item: Item, index: number) => ReactNode;
  /** The name of the list. */
  readonly label: string;
  /** The least width of a card in pixels. */
  readonly minWidth: number;
}
