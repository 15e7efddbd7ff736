/** What specs look at of an element: the server's sources know no DOM. */
export interface Parsed {
  readonly tagName: string;
  readonly textContent: string;
  readonly children: ArrayLike<Parsed>;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Parsed | null;
  querySelectorAll(selector: string): ArrayLike<Parsed>;
}

interface Browsing {
  readonly DOMParser: new () => {
    parseFromString(text: string, type: string): { readonly documentElement: Parsed };
  };
}

/** A document as a browser reads it; for specs in jsdom. */
export const parsed = (text: string, type: 'text/html' | 'application/xml' = 'text/html'): Parsed =>
  new (globalThis as unknown as Browsing).DOMParser().parseFromString(text, type).documentElement;
