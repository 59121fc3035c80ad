import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { launched } from './chromium.ts';

const build = fileURLToPath(new URL('../../build/e2e', import.meta.url));
const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const config: PlaywrightTestConfig = {
  testDir: '.',
  outputDir: `${build}/results`,
  globalSetup: './setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: Number(process.env['ENGAWA_JOBS'] ?? 2),
  // Not how long something may take, but when it counts as stuck, on a machine that does other things too.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  // A browser that was too busy gets a second try, and the list says so ("flaky").
  retries: 1,
  reporter: [['list']],
  use: {
    launchOptions: launched('/usr/bin/chromium-headless-shell'),
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: process.env['ENGAWA_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desk',
      testIgnore: /(plain|touch)\.spec/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /(driver|touch|fits|axe)\.spec/,
      use: { viewport: { width: 390, height: 844 }, ...phone },
    },
    {
      name: 'small',
      testMatch: /(driver|fits)\.spec/,
      use: { viewport: { width: 360, height: 640 }, ...phone },
    },
    { name: 'plain', testMatch: /plain\.spec/, use: { viewport: { width: 1280, height: 800 } } },
  ],
};
export default defineConfig(config);
