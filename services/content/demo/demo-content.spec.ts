import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../platform/project-root.js';
import { DEMO_BANNER } from './demo-content.js';

describe('the banner of the demo shop', () => {
  it('has every picture, with a copy of half the width', () => {
    const files = DEMO_BANNER.files.flatMap((url) => [url, url.replace('.webp', '.half.webp')]);
    expect(new Set(files).size).toBe(DEMO_BANNER.files.length * 2);
    expect(files.filter((url) => !existsSync(join(projectRoot, 'web', 'public', url)))).toEqual([]);
  });
});
