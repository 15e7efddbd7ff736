// Prints the path of the Chromium that `npx playwright install chromium` has installed, for $CHROMIUM.
import { chromium } from '@playwright/test';

process.stdout.write(`${chromium.executablePath()}\n`);
