import type { Preview } from '@storybook/react-vite'
import '@agency/ui/styles.css'

const isArabic = /^ar\b/.test(navigator.language)
/** Tests show every story three times; in dark and from right to left only colours and positions differ. */
const isRepeated = import.meta.env.VITEST && (isArabic || matchMedia('(prefers-color-scheme: dark)').matches)

const options = {
  ...(import.meta.env.VITEST && { resultTypes: ['violations'], preload: false }), // passed checks are for people who look
  ...(isRepeated && { runOnly: ['color-contrast', 'target-size'] }),
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', options },
    controls: { expanded: true },
    layout: 'padded',
  },
  globalTypes: {
    direction: {
      description: 'Direction of reading',
      toolbar: {
        title: 'Direction',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { direction: isArabic ? 'rtl' : 'ltr' },
  decorators: [
    (story, { globals }) => {
      document.documentElement.dir = String(globals.direction)
      return story()
    },
  ],
}
export default preview
