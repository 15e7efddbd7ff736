/** The members of a DOM element that specs use; the server's TypeScript configuration has no DOM types. */
export interface ParsedElement {
  readonly tagName: string;
  readonly textContent: string;
  readonly children: ArrayLike<ParsedElement>;
  getAttribute(name: string): string | null;
  querySelector(selector: string): ParsedElement | null;
  querySelectorAll(selector: string): ArrayLike<ParsedElement>;
}

interface Browsing {
  readonly DOMParser: new () => {
    parseFromString(text: string, type: string): { readonly documentElement: ParsedElement };
  };
}

/** Parses a document as a browser does; for specs in jsdom. */
export const parseDocument = (text: string, type: 'text/html' | 'application/xml' = 'text/html'): ParsedElement =>
  new (globalThis as unknown as Browsing).DOMParser().parseFromString(text, type).documentElement;
