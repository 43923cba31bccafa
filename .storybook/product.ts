import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { languageNames } from '../scripts/vite/language-names.ts'

/** Lets the product's screens run in a browser without TanStack Start and without its server. */
export function product(root: string): Plugin {
  return {
    name: 'product-screens',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^@tanstack\/react-start(?:\/server)?$/, replacement: `${root}.storybook/start.ts` }],
      },
      define: {
        __VERSION__: JSON.stringify('1.0.0'),
        __COMMIT__: JSON.stringify('storybook'),
        __BUILD__: JSON.stringify('storybook'),
        __BUILT__: JSON.stringify('2026-01-01T00:00:00.000Z'),
        __LANGUAGE_NAMES__: JSON.stringify(languageNames()),
      },
    }),
    load: {
      filter: { id: /\/app\/.*\.server\.ts$/ },
      async handler(id) {
        const { body } = this.parse(await readFile(id, 'utf8'))
        const names = body.flatMap(node =>
          node.type === 'ExportNamedDeclaration'
            ? node.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
            : [],
        )
        return `export const ${names.map(name => `${name} = undefined`).join(', ')}`
      },
    },
  }
}

/** The pictures of the demonstration, at the addresses that its records have. */
export const pictures = readdirSync('prisma/seed/converted').map(name => ({
  from: `../prisma/seed/converted/${name}`,
  to: '/pictures',
}))
