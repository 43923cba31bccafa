// A rule for oxlint: which part of the product may import which. Types may come from anywhere but into `ui` and `i18n`, and from a feature
// into those above it; files of app that end in .server.ts are never loaded by browsers and may import the server; files of the server that
// end in .shared.ts are loaded by browsers, too. docs/decisions/0031 says why.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The folders of features in the order in which they may know each other. */
export const order = readOrder(readFileSync('server/features.ts', 'utf8'))

const INFRASTRUCTURE = /^server\/(?!features\/)/
const FEATURE = /^server\/features\/([\w-]+)\//
const ANY_FEATURE = /^(?:server|app)\/features\/([\w-]+)\//

/** What a file may import beyond the rules, each for its own reason. */
export const exceptions = {
  'server/http/render.ts': /^#app\//, // renders the pages
  'server/features.ts': /^#server\/features\/[\w-]+\/(?:feature|activity)\.ts$/, // the table of contents
  'server/tables.ts': /^#server\/features\/[\w-]+\/tables\.ts$/,
  'server/site/pages.schema.ts': /^#server\/features\/[\w-]+\/page-schema\.ts$/,
  'app/server.ts': /^#server\/(?:create-server|config\/environment)\.ts$/, // an entry
}

/** Libraries that one file alone may know, types included, so that another can take their place there. */
const seams = { lucia: 'server/http/sessions.ts' }

/** Why `file` may not import `specifier`; undefined where it may. Paths begin at the root of the repository. */
export function findViolation(file, specifier, isType = false) {
  const seam = seams[specifier]
  if (seam && file !== seam) return `only ${seam} imports it`
  if (/^\.\.?\/(?:.*\/)?dist\//.test(specifier)) return 'the type check would read the build: import its computed path'
  if (!specifier.startsWith('#') || exceptions[file]?.test(specifier)) return undefined
  if (file.startsWith('ui/')) return 'ui imports nothing of ours'
  if (file.startsWith('i18n/')) return specifier.startsWith('#i18n/') ? undefined : 'i18n imports nothing of ours'
  const below = findBelow(file, specifier)
  if (below) return `${below} stands below it in server/features.ts: it gives to those above by \`contributes\``
  const [, imported] = FEATURE.exec(specifier.slice(1)) ?? []
  if (imported && INFRASTRUCTURE.test(file)) return 'infrastructure knows no feature, not even its types'
  if (isType) return undefined
  if (file.endsWith('.shared.ts'))
    return /^#i18n\/|^#server\/(?:permissions|.*(?:\bschema|\.shared))\.ts$/.test(specifier)
      ? undefined
      : 'shared files import only i18n, schemas, each other and permissions.ts'
  if (file.startsWith('app/') && !/\.server\.tsx?$/.test(file))
    return specifier.startsWith('#server/') && !/^#server\/(?:permissions|.*(?:\bschema|\.shared))\.ts$/.test(specifier)
      ? 'app imports from server only schema.ts, shared files, permissions.ts and types'
      : undefined
  if (!file.startsWith('server/')) return undefined
  if (specifier.startsWith('#app/')) return 'server never imports app'
  if (!imported) return undefined
  return FEATURE.exec(file)?.[1] === imported || /\/(?:domain|schema|[\w-]+\.shared)\.ts$/.test(specifier)
    ? undefined
    : 'features import each other only through domain.ts, schema.ts and shared files'
}

/** The feature that `specifier` is of where it stands below that of `file`. What the server has not stands below all. */
function findBelow(file, specifier) {
  const placeOf = name => (order.includes(name) ? order.indexOf(name) : order.length)
  const [, mine] = ANY_FEATURE.exec(file) ?? []
  const [, imported] = ANY_FEATURE.exec(specifier.slice(1)) ?? []
  return mine && imported && placeOf(imported) > placeOf(mine) ? imported : undefined
}

/** The order of features as their list has it. */
export function readOrder(source) {
  const folders = new Map()
  for (const [, names, folder] of source.matchAll(
    /^import \{ (.+) \} from '#server\/features\/([\w-]+)\/feature\.ts'/gm,
  ))
    for (const name of names.split(', ')) folders.set(name, folder)
  const [, list = ''] = /^const parts = \[([^\]]*)\]/m.exec(source) ?? []
  return [...new Set(list.split(',').flatMap(name => folders.get(name.trim()) ?? []))]
}

export default {
  meta: { name: 'layers' },
  rules: {
    imports: {
      create(context) {
        const file = relative(process.cwd(), context.filename).replaceAll('\\', '/')
        const check = (node, source, isType) => {
          const problem = typeof source?.value === 'string' ? findViolation(file, source.value, isType) : undefined
          if (problem) context.report({ node, message: `${problem}: ${source.value}` })
        }
        return {
          ImportDeclaration: node => check(node, node.source, node.importKind === 'type' || areTypes(node.specifiers)),
          ExportNamedDeclaration: node => check(node, node.source, node.exportKind === 'type'),
          ExportAllDeclaration: node => check(node, node.source, node.exportKind === 'type'),
          ImportExpression: node => check(node, node.source, false),
        }
      },
    },
  },
}

function areTypes(specifiers) {
  return specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type')
}
