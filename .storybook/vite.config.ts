import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The kit alone: neither the app's router nor its words. */
export default defineConfig({ root: fileURLToPath(new URL('..', import.meta.url)), plugins: [react(), tailwindcss()] })
