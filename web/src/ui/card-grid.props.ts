import type { ReactNode } from 'react';

export interface GridProps<Item> {
  readonly items: readonly Item[];
  /** Renders one item, without its `<li>`. In a long list it renders again whenever the item scrolls back into view. */
  readonly render: (item: Item, index: number) => ReactNode;
  /** Accessible name of the list. */
  readonly label: string;
  /** Minimum width of a card in pixels. */
  readonly minWidth: number;
}
