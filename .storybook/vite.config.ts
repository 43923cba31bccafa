import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The kit alone: neither the app's router nor its words. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react(), tailwindcss()],
  // found only while a story runs, each would make Vite bundle anew and reload the page under the test
  optimizeDeps: {
    include: [
      '@radix-ui/react-alert-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-slot',
      'class-variance-authority',
      'downshift',
      'embla-carousel-react',
      'lucide-react',
      'sonner',
    ],
  },
})
