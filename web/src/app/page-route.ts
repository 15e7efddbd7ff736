import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { loadPart } from '../api/parts';
import { paths } from '../paths';

type Load<T> = () => Promise<T>;

/** Returns a lazy route for a page in its own chunk, and loads its loader in parallel. */
export const loadPage = (
  load: Load<{ default: ComponentType }>,
  loadEntry?: Load<LoaderFunction>,
): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [{ default: Component }, loader] = await loadPart(() => Promise.all([load(), loadEntry?.()]));
    return { Component, loader };
  },
});

type Pages<Name extends string> = { readonly pages: Readonly<Record<Name, Load<{ default: ComponentType }>>> };

/** Returns a function that builds the route of a page from the `pages` of a feature, at the path of its name. */
export const pagesOf =
  <Name extends keyof typeof paths>(load: Load<Pages<Name>>) =>
  (name: Name, suffix = ''): RouteObject => ({
    path: paths[name] + suffix,
    ...loadPage(async () => (await load()).pages[name]()),
  });
