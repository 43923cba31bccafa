import type { Preview } from '@storybook/react-vite'
import '@agency/ui/styles.css'

const preview: Preview = { tags: ['autodocs'], parameters: { a11y: { test: 'error' }, controls: { expanded: true }, layout: 'padded' } }
export default preview
