import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { recordPatterns } from './scripts/setup.mjs'
import { chromiumArgs, chromiumPath } from './tests/chromium.mjs'

recordPatterns() // so that one story file runs in a fresh clone

const cramped = 'tests/stories/cramped.ts'
/** Stories as people look at them: behaviour depends neither on colours nor on direction. */
const atRest = { tags: { include: ['test'], exclude: ['behaviour'] } }
type Stories = {
  name: string
  only?: Parameters<typeof storybookTest>[0]
  exclude?: string[]
  /** Files that look at the page after every story. */
  looks?: string[]
  contextOptions?: NonNullable<Parameters<typeof playwright>[0]>['contextOptions']
}
const launchOptions = { executablePath: await chromiumPath(), args: chromiumArgs }

/** The stories as tests, apart from the others, whose start would take Storybook's twenty seconds, too. */
export default defineConfig({
  test: {
    projects: [
      stories({ name: 'stories', only: { tags: { include: ['test'], exclude: ['every-case'] } } }),
      stories({ name: 'stories-cases', only: { tags: { include: ['every-case'] } } }),
      // contrast differs between light and dark
      stories({ name: 'stories-dark', only: atRest, looks: [cramped], contextOptions: { colorScheme: 'dark' } }),
      // .storybook/preview.tsx lays the kit out from right to left for Arabic; the product's screens have no words from right to left
      stories({
        name: 'stories-rtl',
        only: atRest,
        exclude: ['app/stories/**'],
        looks: [cramped],
        contextOptions: { locale: 'ar' },
      }),
    ],
  },
})

/** Stories in a browser; `only` selects them by their tags. */
function stories({ name, only = {}, exclude = [], looks = [], contextOptions = {} }: Stories) {
  return {
    extends: '.storybook/vite.config.ts',
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), ...only })],
    test: {
      name,
      exclude,
      setupFiles: ['tests/stories/class-names.ts', ...looks],
      testTimeout: 120_000, // a story of every screen
      maxWorkers: 2, // by default one core is left free, which is half of a small machine
      isolate: false, // otherwise each file loads the kit again, two hundred times
      api: { host: '127.0.0.1', port: 4715 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' as const, name }],
        provider: playwright({ launchOptions, contextOptions }),
      },
    },
  }
}
