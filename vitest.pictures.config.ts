import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { recordPatterns } from './scripts/setup.mjs'
import { chromiumArgs, chromiumPath } from './tests/chromium.mjs'

recordPatterns()

const root = import.meta.dirname
const pictures = join(root, 'tests/pictures')
const launchOptions = {
  executablePath: await chromiumPath(),
  args: [
    ...chromiumArgs,
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
}

/** Everything that changes how a page is painted is fixed; only the colour scheme differs. */
function painted(colorScheme: 'light' | 'dark') {
  const fixed = { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'Asia/Dhaka' } as const
  return playwright({ launchOptions, contextOptions: { colorScheme, ...fixed } })
}

/** The pictures of `npm run pictures`: every story at rest, in light and in dark. */
export default defineConfig({
  test: {
    attachmentsDir: 'test-results',
    projects: [
      {
        extends: '.storybook/vite.config.ts',
        plugins: [
          storybookTest({
            configDir: join(root, '.storybook'),
            tags: { include: ['test'], exclude: ['behaviour', 'moving'] },
          }),
        ],
        test: {
          name: 'pictures',
          isolate: false,
          setupFiles: ['tests/stories/pictures.ts'],
          api: { host: '127.0.0.1', port: 4716 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: painted('light'),
            instances: [
              { browser: 'chromium', name: 'light' },
              { browser: 'chromium', name: 'dark', provider: painted('dark') },
            ],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // a larger corner changes a few pixels only: a ratio would let it pass
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, project, ext }) => join(pictures, project.name, `${arg}${ext}`),
                resolveDiffPath: ({ arg, project, ext }) =>
                  join(root, 'test-results/pictures', project.name, `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
})
