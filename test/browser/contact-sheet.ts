import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
/** Folder of the pictures, from the project's root. Each run empties it first. */
export const SCREENS = 'test/.artifacts/screens';

const KINDS = ['375-ja', '375-en', '1280-ja', '1280-en'];
const NAME = /^(.+)-\d+-\w+\.png$/;

const row = (page: string): string => {
  const taken = KINDS.map((kind) => `${page}-${kind}.png`).filter((file) => existsSync(join(SCREENS, file)));
  const pictures = taken.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
  return `<section id="${page}"><h2>${page}</h2><div>${pictures.join('')}</div></section>`;
};

const STYLE = `body { margin: 2rem; font: 1rem system-ui; background: #ddd }
div { display: flex; gap: 1rem; align-items: start } a { flex: 375 } a:nth-child(n + 3) { flex: 640 } img { width: 100% }`;

/** Writes index.html with all pictures beside them. */
export default function writeContactSheet(): void {
  const files = readdirSync(SCREENS).flatMap((file) => NAME.exec(file)?.[1] ?? []);
  const rows = [...new Set(files)].sort().map(row);
  const html = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>${rows.join('')}`;
  writeFileSync(join(SCREENS, 'index.html'), html);
  process.stdout.write(`${SCREENS}/index.html: ${files.length} pictures\n`);
}
