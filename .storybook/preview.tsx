import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import './preview.css'
import { documented, plainControls, printed } from './arg-types.ts'
import { KitDocs, KitPage } from './docs.tsx'
import { withCode } from './examples.tsx'
import { loadFonts } from './fonts.ts'
import { inEnglish, translate } from './words.tsx'
import { show } from './reader.ts'
import { awaitWindow } from './windows.ts'

const isArabic = /^ar\b/.test(navigator.language)
/** Tests show every story three times; in dark and from right to left only colours and positions differ. */
const isRepeated = import.meta.env.VITEST && (isArabic || matchMedia('(prefers-color-scheme: dark)').matches)

// a docs page opens several stories in frames at once: what a part loads when it is first used comes late there
configure({ asyncUtilTimeout: 5000 })

function viewport(width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') {
  return { name: `${width}`, styles: { width: `${width}px`, height: `${height}px` }, type }
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadFonts, awaitWindow],
  argTypesEnhancers: [documented, plainControls, printed],
  parameters: {
    a11y: {
      test: 'error',
      // Radix hides the page behind a modal while the focus is trapped inside: a known false alarm
      config: { rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden=true]:not([data-aria-hidden])' }] },
      options: {
        ...(import.meta.env.VITEST && { resultTypes: ['violations'], preload: false }), // passed checks are for people who look
        ...(isRepeated && { runOnly: ['color-contrast', 'target-size'] }),
      },
    },
    controls: { expanded: true },
    layout: 'padded',
    docs: {
      container: KitDocs,
      page: KitPage,
      toc: { headingSelector: 'h2' },
      codePanel: true,
      source: { type: 'code' }, // withCode shows files instead of what Storybook makes of elements
    },
    viewport: {
      options: {
        w360: viewport(360, 740, 'mobile'),
        w768: viewport(768, 1024, 'tablet'),
        w1024: viewport(1024, 768, 'desktop'),
        w1280: viewport(1280, 800, 'desktop'),
        w1440: viewport(1440, 900, 'desktop'),
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'What to review',
          'Other names',
          'Foundations',
          ['Colour', 'Type', 'Space', '*'],
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Feedback',
          'Data',
          'Content',
          'Layout',
          'Patterns',
          ['Public', 'Staff', 'Mails'],
        ],
      },
    },
  },
  globalTypes: {
    theme: tool('Theme', 'mirror', { system: 'System', light: 'Light', dark: 'Dark' }),
    language: tool('Language', 'globe', { en: 'English', bn: 'Bangla', ar: 'Arabic' }),
    direction: tool('Direction', 'transfer', { auto: 'Auto', ltr: 'LTR', rtl: 'RTL' }),
    text: tool('Size of text', 'zoom', { 100: '100 %', 150: '150 %', 200: '200 %' }),
    density: tool('Density', 'collapse', { comfortable: 'Roomy', compact: 'Compact' }),
    motion: tool('Motion', 'lightning', { system: 'Motion', reduced: 'Still' }),
    records: tool('Records of patterns', 'database', {
      usual: 'Usual',
      empty: 'Empty',
      long: 'Long',
      failed: 'Failed',
    }),
    network: tool('Network', 'time', { fast: 'Fast', slow: 'Slow' }),
  },
  initialGlobals: {
    theme: 'system',
    language: 'en',
    direction: isArabic ? 'rtl' : 'auto', // the tests' browser for right to left asks for Arabic
    text: 100,
    density: 'comfortable',
    motion: 'system',
    records: 'usual',
    network: 'fast',
    viewport: { value: undefined, isRotated: false },
  },
  decorators: [
    translate,
    withCode,
    (Story, { globals, viewMode }) => {
      // on a docs page every story would write its own onto the one document
      if (viewMode !== 'docs') show(globals)
      return Story()
    },
    inEnglish, // the last is around the others
  ],
}
export default preview

/** A menu of the toolbar: its values with their titles, the first of which is the default. */
function tool(
  title: string,
  icon: 'mirror' | 'globe' | 'transfer' | 'zoom' | 'collapse' | 'database' | 'lightning' | 'time',
  items: Record<string, string>,
) {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      // an address gives what looks like a number as one
      items: Object.entries(items).map(([value, title]) => ({ value: (Number(value) || value) as string, title })),
    },
  }
}
