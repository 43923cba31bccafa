// Lets plain Node import the server's sources: TypeScript, JSX and what Vite adds, without Vite's own servers and watchers.
import { registerHooks } from 'node:module'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

const VIRTUAL = /^(?:#tanstack|tanstack-start|virtual:|@atlaskit\/)|\?(?:url|raw)(?:&|$)|\.css$/
const stub =
  'data:text/javascript,export default ""; export const tsrStartManifest = () => ({ routes: {} }), getServerFnById = undefined, startInstance = undefined, getRouter = undefined, hasPluginAdapters = false, pluginSerializationAdapters = [], combine = undefined, draggable = undefined, dropTargetForElements = undefined, attachClosestEdge = undefined, extractClosestEdge = undefined'

const build = { __VERSION__: '0.0.0', __COMMIT__: 'none', __BUILD__: 'none', __BUILT__: '2026-01-01T00:00:00.000Z' }
Object.assign(globalThis, { ...build, viteEnv: { PROD: false, DEV: true, SSR: true } })

registerHooks({
  resolve(specifier, { conditions, ...rest }, next) {
    if (VIRTUAL.test(specifier)) return { url: stub, shortCircuit: true }
    const context = { ...rest, conditions: [...conditions, '@agency/source'] }
    if (!context.parentURL?.endsWith('/routeTree.gen.ts') || !specifier.startsWith('./'))
      return next(specifier, context)
    const route = new URL(specifier, context.parentURL).href // the generated file names no endings
    return next(existsSync(new URL(`${route}.tsx`)) ? `${route}.tsx` : `${route}.ts`, context)
  },
  load(url, context, next) {
    if (!/^file:.*\.tsx?$/.test(url) || url.includes('/node_modules/')) return next(url, context)
    const path = fileURLToPath(url)
    const { code } = transformSync(path, readFileSync(path, 'utf8'), { jsx: { runtime: 'automatic' } })
    const source = code
      .replaceAll('import.meta.env', 'globalThis.viteEnv')
      .replaceAll('import.meta.glob', '(() => ({}))')
    return { format: 'module', source, shortCircuit: true }
  },
})
