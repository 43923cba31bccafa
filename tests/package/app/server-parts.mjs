// Run by package.test.ts in the blank application: loads every part as a server of React’s components would, where
// files that say `'use client'` stand in as references. With `--conditions react-server` React has no hooks: a part
// that needs one and does not say so cannot be linked. Without it the others are drawn, and may hand no function of
// their own to an element or a reference. Prints what is wrong, as JSON.
import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { createElement } from 'react'

const kit = new URL('./node_modules/@agency/ui/dist/', import.meta.url)
const isServer = process.execArgv.includes('react-server')
const DIRECTIVE = /^(?:['"]use strict['"];\s*)?['"]use client['"]/
/** What a caller may give to any part. */
const given = {
  label: 'Label',
  title: 'Title',
  children: 'Text',
  name: 'name',
  href: '#',
  value: 'one',
  term: 'Term',
  heading: 'Heading',
  time: '2019',
  place: '1',
  level: 1,
  share: 0.5,
  provider: 'google',
  brand: 'facebook',
  hint: 'Hint',
  error: 'Error',
  actions: 'Actions',
  labels: { newWindow: 'New window', submit: 'Search', close: 'Close' },
  ...Object.fromEntries(
    ['languages', 'options', 'heads', 'items', 'slides', 'tabs', 'pictures'].map(name => [name, []]),
  ),
}
const empty = { children: undefined, value: undefined }
/** Parts whose children are not words. */
const special = {
  ...Object.fromEntries(
    ['NumberField', 'Radio', 'SearchField', 'Switch', 'TextArea', 'TextField'].map(name => [name, empty]),
  ),
  Field: { children: () => 'Control' },
  RadioGroup: {
    options: [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two' },
    ],
  },
  MessageDialog: { open: true },
}

let wrong = []
globalThis.checkElement = (type, props) => {
  if (typeof type === 'function' && !type.isReference) return
  for (const [name, value] of Object.entries(props ?? {}))
    if (typeof value === 'function' && !value.isReference)
      wrong.push(`${type.referenceName ?? String(type)} gets a function as ${name}`)
}
registerHooks({
  // as bundlers do; Node would take its CommonJS, which has no directive
  resolve: (specifier, context, next) =>
    next(specifier === 'lucide-react' ? 'lucide-react/dist/esm/lucide-react.mjs' : specifier, context),
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.includes('/node_modules/') || !url.startsWith('file:')) return loaded
    const source = String(loaded.source ?? '')
    if (DIRECTIVE.test(source)) return { format: 'module', shortCircuit: true, source: referenceTo(source) }
    if (!url.startsWith(kit.href)) return loaded
    return {
      ...loaded,
      source: source.replace(/from "react\/jsx-runtime"/, `from "${new URL('jsx.mjs', import.meta.url)}"`),
    }
  },
})

const found = {}
for (const file of readdirSync(kit).filter(name => /^[A-Z]\w*\.js$/.test(name))) {
  wrong = []
  const isClient = DIRECTIVE.test(readFileSync(new URL(file, kit), 'utf8'))
  try {
    const module = await import(new URL(file, kit))
    if (!isServer && !isClient) await draw(module)
  } catch (error) {
    wrong.push(error.message)
  }
  if (wrong.length > 0) found[file] = [...new Set(wrong)]
}
console.log(JSON.stringify(found))

/** Draws each part of a file, with all that a caller may give. */
async function draw(module) {
  const { renderToStaticMarkup } = await import('react-dom/server')
  for (const [name, Part] of Object.entries(module))
    if (/^[A-Z]/.test(name) && typeof Part === 'function')
      renderToStaticMarkup(createElement(Part, { ...given, ...special[name] }))
}

/** The same exports, each of which draws its children alone and cannot be called for anything else. */
function referenceTo(source) {
  const names = [...source.matchAll(/export (?:async )?(?:function|const|class) (\w+)/g)].map(([, name]) => name)
  const listed = [...source.matchAll(/export ?\{([^}]*)\}/g)].flatMap(([, list]) =>
    list.split(',').map(entry =>
      entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  )
  return [...new Set([...names, ...listed])]
    .filter(Boolean)
    .map(name => {
      const reference = `Object.assign(({ children }) => children ?? null, { isReference: true, referenceName: '${name}' })`
      return name === 'default'
        ? `export default ${reference}`
        : `export const ${name} = ${/^[A-Z]/.test(name) ? reference : 'undefined'}`
    })
    .join('\n')
}
