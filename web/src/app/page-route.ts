import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { part } from '../api/parts';
import { paths } from '../paths';

type Load<T> = () => Promise<T>;

/** Each page is its own chunk, and what decides about entering it comes beside it. */
export const page = (
  load: Load<{ default: ComponentType }>,
  loadEntry?: Load<LoaderFunction>,
): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [{ default: Component }, loader] = await part(() => Promise.all([load(), loadEntry?.()]));
    return { Component, loader };
  },
});

type Pages<Name extends string> = { readonly pages: Readonly<Record<Name, Load<{ default: ComponentType }>>> };

/** The pages of a feature that names its chunks by itself, each at the path of its name. */
export const pagesOf =
  <Name extends keyof typeof paths>(load: Load<Pages<Name>>) =>
  (name: Name, more = ''): RouteObject => ({
    path: paths[name] + more,
    ...page(async () => (await load()).pages[name]()),
  });
