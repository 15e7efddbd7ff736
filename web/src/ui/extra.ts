import { type ComponentType, lazy } from 'react';

/** Loads an optional part of a page lazily. If loading fails, the page renders nothing in its place. */
export const loadOptional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
