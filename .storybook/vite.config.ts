import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { product } from './product.ts'
import { props } from './props.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The kit and the product's screens, without the product's router and server. */
export default defineConfig({
  root,
  resolve: { conditions: ['@agency/source', ...defaultClientConditions] },
  plugins: [props({ root, under: `${root}ui/` }), product(root), react(), tailwindcss()],
  // Vite would turn light-dark() into variables computed on the root; Foundations show light and dark beside each other.
  // Of `build` Storybook hands on the target alone, so cssTarget would be lost.
  build: { target: ['chrome123', 'firefox120', 'safari17.5'] },
  // found only while a story runs, each would make Vite bundle anew and reload the page under the test
  optimizeDeps: {
    include: [
      '@radix-ui/primitive',
      '@radix-ui/react-alert-dialog',
      '@radix-ui/react-compose-refs',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dismissable-layer',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-popover',
      '@radix-ui/react-popper',
      '@radix-ui/react-roving-focus',
      '@radix-ui/react-slot',
      '@radix-ui/react-tabs',
      '@radix-ui/react-tooltip',
      '@radix-ui/react-use-controllable-state',
      'class-variance-authority',
      'cmdk',
      'downshift',
      'embla-carousel-react',
      'hono/html', // the pages that are printed
      'lucide-react',
      'react-day-picker',
      'sonner',
      'tailwind-merge',
    ],
  },
})
