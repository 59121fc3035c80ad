// Debian's Chromium: the headless shell, or for what that lacks (notices) the whole browser, which takes a quarter more time.
import type { LaunchOptions } from '@playwright/test';

export const launched = (program: string): LaunchOptions => ({
  executablePath: process.env['CHROMIUM'] ?? program,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
