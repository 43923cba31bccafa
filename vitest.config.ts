import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from './tests/chromium.mjs'

const launchOptions = { executablePath: await chromiumPath(), args: chromiumArgs }

export default defineConfig({
  test: {
    // in tests no stylesheet is built, so its link has an empty address
    onConsoleLog: log => !/`precedence` prop|An empty string \(""\) was passed to the href/.test(log),
    projects: [
      {
        extends: './app.config.ts',
        test: { name: 'server', environment: 'node', include: ['tests/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000, env: { LOG_LEVEL: 'silent' }, server: { deps: { inline: [/@tanstack/] } } },
      },
      {
        extends: '.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          api: { host: '127.0.0.1', port: 4715 },
          browser: {
            enabled: true, headless: true, screenshotFailures: false,
            instances: [
              { browser: 'chromium', name: 'stories' },
              // a contrast that holds in light may fail in dark
              { browser: 'chromium', name: 'stories-dark', provider: playwright({ launchOptions, contextOptions: { colorScheme: 'dark' } }) },
              // .storybook/preview.ts shows the kit from right to left to a reader of Arabic
              { browser: 'chromium', name: 'stories-rtl', provider: playwright({ launchOptions, contextOptions: { locale: 'ar' } }) },
            ],
            provider: playwright({ launchOptions }),
          },
        },
      },
    ],
  },
})
