import type { Preview } from '@storybook/react-vite'
import '@agency/ui/styles.css'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, controls: { expanded: true }, layout: 'padded' },
  globalTypes: { direction: { description: 'Direction of reading', toolbar: { title: 'Direction', dynamicTitle: true, items: [{ value: 'ltr', title: 'Left to right' }, { value: 'rtl', title: 'Right to left' }] } } },
  // a browser that asks for Arabic sees the kit as its readers do
  initialGlobals: { direction: /^ar\b/.test(navigator.language) ? 'rtl' : 'ltr' },
  decorators: [(story, { globals }) => {
    document.documentElement.dir = String(globals.direction)
    return story()
  }],
}
export default preview
