import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Pages that hardly any visitor opens, as files in app/routes without their ending. */
export const rareRoutes = [
  '_public/forgot-password',
  '_public/invitation',
  '_public/login',
  '_public/preview.$',
  '_public/reset-password',
  '_public/search',
  '_public/second-factor',
  '_public/sign-in-link',
  '_public/sign-up',
  'set-up-second-factor',
  'waiting',
]

/** Which part of the generated tree a module of the browser's gets instead of the whole. */
const partFor = { '/app/router.tsx': 'visitors', '/app/rendering/rare-routes.ts': 'rare' }

/**
 * Gives `app/router.tsx` in browsers the generated tree of routes without the staff area's and the rare ones: every visitor loads that tree,
 * with the head and the search of each of its routes. `app/rendering/missing-routes.ts` adds the others.
 */
export function visitorRoutes(): Plugin {
  return {
    name: 'visitor-routes',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    resolveId: {
      filter: { id: /\/routeTree\.gen\.ts$/ },
      async handler(source, importer) {
        const part = Object.entries(partFor).find(([file]) => importer?.endsWith(file))?.[1]
        if (!part) return null
        const resolved = await this.resolve(source, importer, { skipSelf: true })
        return resolved && `${resolved.id}?${part}`
      },
    },
    load: {
      filter: { id: /\/routeTree\.gen\.ts\?(?:visitors|rare)$/ },
      async handler(id) {
        const [file = '', part] = id.split('?')
        this.addWatchFile(file)
        const tree = await readFile(file, 'utf8')
        const rare = rareRoutes.map(
          route =>
            /(\w+)Import \}/.exec(tree.split('\n').find(line => line.endsWith(`'./routes/${route}'`)) ?? '')?.[1] ??
            this.error(`The generated tree of routes has no ${route}: adapt visitorRoutes`),
        )
        const code = part === 'rare' ? rareOnly(tree, rare) : visitorsOnly(tree, rare)
        if (/\bAdmin\w*Route\b/.test(code))
          this.error('The generated tree of routes has another form: adapt visitorRoutes')
        return code
      },
    },
  }
}

const partsOf = (tree: string) => tree.split(/^(?=(?:import|const|export|interface|declare)\b)/m)

function visitorsOnly(tree: string, rare: string[]) {
  const left = `Admin\\w*|${rare.join('|')}`
  return partsOf(tree)
    .filter(part => !isOf(left).test(part) && !/^interface |^declare |^export interface /.test(part))
    .join('')
    .replace(new RegExp(`^ {2}(?:${left}): .*\\n`, 'gm'), '')
}

/** Adds each of them to the children that its parent has already. */
function rareOnly(tree: string, rare: string[]) {
  const parts = partsOf(tree).filter(part => isOf(`rootRoute|PublicRoute|${rare.join('|')}`).test(part))
  return `${parts.join('')}
for (const route of [${rare.join(', ')}]) {
  const parent = route.options.getParentRoute()
  parent._addFileChildren([...parent.children, route])
}`
}

/** Which parts of the tree import or describe these routes. */
const isOf = (names: string) => new RegExp(`^import \\{ Route as (?:${names})Import \\}|^const (?:${names})\\b`)
