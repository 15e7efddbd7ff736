import { createElement, Fragment, type ReactNode, useMemo } from 'react';

const TAGS = new Set(
  'a b blockquote br div em h2 h3 h4 hr i img li ol p small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img']);
const DROPPED_WITH_CONTENT = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);
const SAFE_ADDRESS = /^(https?:\/\/|\/(?!\/)|mailto:)/i;

const attributesOf = (element: Element): Record<string, string> => {
  const address = (name: string) => element.getAttribute(name)?.trim().match(SAFE_ADDRESS)?.input ?? '';
  if (element.localName === 'a') return { href: address('href'), rel: 'noopener noreferrer' };
  if (element.localName === 'img') return { src: address('src'), alt: element.getAttribute('alt') ?? '' };
  return {};
};

const childrenOf = (parent: Node): ReactNode[] =>
  Array.from(parent.childNodes, (node, index) => {
    if (!(node instanceof Element)) return node instanceof Text ? node.data : null;
    const tag = node.localName;
    if (DROPPED_WITH_CONTENT.has(tag)) return null;
    if (!TAGS.has(tag)) return createElement(Fragment, { key: index }, ...childrenOf(node));
    return createElement(tag, { key: index, ...attributesOf(node) }, ...(VOID.has(tag) ? [] : childrenOf(node)));
  });

/** Shows HTML written by an operator, rebuilt from an allow-list of harmless elements so that no script in it can run. */
export function SafeHtml({ html }: { html: string }) {
  const children = useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return <div className="rich-text">{children}</div>;
}
