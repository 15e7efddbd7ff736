import { type ComponentType, lazy } from 'react';

/** A part of a page that comes after the rest, which is of use without it: where it does not arrive, nothing is in its place. */
export const extra = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
