import type { StorybookConfig } from '@storybook/react-vite'
import { sentenceCase } from './names.ts'
import { pictures } from './product.ts'

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    './*.stories.tsx',
    '../ui/*.stories.tsx',
    '../tests/stories/*.stories.tsx',
    '../app/stories/**/*.stories.tsx',
    '../server/features/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  staticDirs: [
    './static',
    { from: '../ui/examples/pictures', to: '/pictures' },
    '../.cache/patterns/drawings',
    ...pictures,
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false }, // props.ts reads them
  features: {
    backgrounds: false,
    measure: false,
    experimentalSearchDocsHeadings: true, // the search reads anchors, to which manager.ts gives other names
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  docs: { defaultName: 'Docs' },
  // “On a phone”, not “On A Phone”: in the sidebar and its search; docs.tsx does the same on docs pages
  experimental_indexers: (indexers = []) =>
    indexers.map(indexer => ({
      ...indexer,
      createIndex: async (...asked) =>
        (await indexer.createIndex(...asked)).map(entry => ({
          ...entry,
          name: entry.name && sentenceCase(entry.name),
        })),
    })),
  // stories that only prove behaviour: out of the sidebar and the docs pages, still run by Vitest
  tags: { behaviour: { excludeFromDocsStories: true, defaultFilterSelection: 'exclude' } },
}
export default config
