import { randomUUID } from 'node:crypto'
import { parse } from 'node-html-parser'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from '#app/routeTree.gen.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import type { openTestServer } from './test-server.ts'
import { inDays, type Kind } from './typed-texts.ts'

type Server = Pick<Awaited<ReturnType<typeof openTestServer>>, 'request' | 'prisma'>
/** A page that shows a form: its address, or what was answered, and who looks at it. `known` is what they know for its fields. */
export type Entrance = { page: string; html?: string; cookie?: string; known?: Record<string, string> }
/** A page on which a form is met only after something else; `open` does that anew. */
export type Entry = { path: string; open: () => Promise<Entrance> }
export type Answer = {
  status: number
  errors: Record<string, string>
  problem?: string
  result?: object
  location?: string | null
  text: string
}
/** A form of a public page as it stands there. `filled` are its fields with what an honest visitor would give. */
export type VisitorForm = {
  name: string
  path: string
  method: string
  address: string
  kinds: Record<string, Kind>
  filled: Record<string, string>
  cookie?: string | undefined
  reopen: () => Promise<VisitorForm>
}

const HONEST: Record<Kind, string> = {
  text: 'Rahim Uddin',
  telephone: '+880 1712-345678',
  email: 'someone@example.com',
  number: '6',
  code: '00000000',
  day: inDays(60),
  table: '',
  secret: 'correct horse',
  chosen: '',
}

/**
 * Every form of every public page: of those that the routes have and those that `forms` of the features name, at rest, and of the pages
 * that `entries` lead to. `aPage` gives the path of one record for a path with a parameter.
 */
export async function visitorForms(server: Server, entries: Entry[], aPage: Record<string, string>) {
  const { routesById } = createRouter({ routeTree })
  const routes = Object.values(routesById).filter(({ id, children }) => id.startsWith('/_public/') && !children)
  const atRest = routes.map(({ fullPath }) => fullPath.replace(/(?<=.)\/$/, '')).filter(path => !path.includes('$'))
  const paths = new Set([...atRest, ...registeredFeatures().flatMap(({ forms = {} }) => Object.keys(forms))])
  const opened = [...paths].map(path => ({ path, open: async () => ({ page: aPage[path] ?? path }) }))
  const forms: VisitorForm[] = []
  const seen = new Set<string>()
  for (const entry of [...entries, ...opened])
    for (const form of await formsOf(server, entry)) {
      if (!seen.has(form.name)) forms.push(form)
      seen.add(form.name)
    }
  return forms
}

async function formsOf(server: Server, entry: Entry): Promise<VisitorForm[]> {
  const { page, cookie, known = {}, ...given } = await entry.open()
  const html = given.html ?? (await (await server.request(page, { cookie })).text())
  return parse(html)
    .querySelectorAll('form')
    .map(form => {
      const kinds: Record<string, Kind> = {}
      const filled: Record<string, string> = {}
      const hasPlainButton = form.querySelectorAll('button[type=submit]').some(button => !button.hasAttribute('name'))
      for (const control of form.querySelectorAll('[name]')) {
        const name = control.getAttribute('name')!
        if (control.getAttribute('type') === 'file') continue
        kinds[name] ??= kindOf(control, name)
        const isOtherButton = control.tagName === 'BUTTON' && hasPlainButton
        filled[name] ??= isOtherButton ? '' : (known[name] ?? honestOf(control, kinds[name]))
      }
      const address = form.getAttribute('action')?.replace(/#.*/, '') || page
      const told = filled.action ? ` ${filled.action}` : ''
      const name = `${entry.path}${told} (${Object.keys(kinds)[0] ?? ''} …)`
      const reopen = async () => {
        const again = (await formsOf(server, entry)).find(other => other.name === name)
        if (!again) throw new Error(`${name} is not there again`)
        return again
      }
      const method = form.getAttribute('method') ?? 'get'
      return { name, path: entry.path, method, address, kinds, filled, cookie, reopen }
    })
}

type Control = ReturnType<ReturnType<typeof parse>['querySelectorAll']>[number]

function kindOf(control: Control, name: string): Kind {
  const type = control.getAttribute('type') ?? ''
  const byType: Record<string, Kind> = { tel: 'telephone', email: 'email', date: 'day', password: 'secret' }
  if (byType[type]) return byType[type]
  if (control.tagName === 'SELECT' || ['hidden', 'radio', 'checkbox', 'submit'].includes(type)) return 'chosen'
  if (/^(?:code|again|tail)$/.test(name)) return 'code'
  if (name === 'pasted') return 'table'
  return control.getAttribute('inputmode') === 'numeric' ? 'number' : 'text'
}

function honestOf(control: Control, kind: Kind): string {
  const name = control.getAttribute('name')
  if (name === 'website') return '' // the trap for programs
  if (name?.endsWith('.wage')) return '1500' // one that every proposed currency takes
  if (kind === 'day' && !control.hasAttribute('required')) return ''
  if (kind !== 'chosen') return HONEST[kind]
  if (control.tagName === 'SELECT')
    return (
      control
        .querySelectorAll('option')
        .find(option => option.getAttribute('value'))
        ?.getAttribute('value') ?? ''
    )
  return control.getAttribute('value') ?? ''
}

let addresses = 0
/** Every request comes from an address of its own: the server trusts one proxy. */
export const elsewhere = () => ({
  'x-forwarded-for': `198.51.${Math.floor(++addresses / 250) % 250}.${addresses % 250}`,
})

/** Opens the page of a form anew: what was sent before is not shown there. */
export const renew = async (form: VisitorForm) => Object.assign(form, await form.reopen())

/** Sends a form as scripts do, or as a browser where `isPlain`; where it was sent too often, its page is opened anew. */
export async function sendForm(
  { request, prisma }: Server,
  form: VisitorForm,
  given: Record<string, string>,
  { isPlain = false, mayRepeat = true } = {},
): Promise<Answer> {
  const { path, address, method, filled, cookie } = form
  const fields = { ...filled, ...(path.startsWith('/complaints') && { sendKey: randomUUID() }), ...given }
  const headers = { ...elsewhere(), ...(!isPlain && { accept: 'application/json' }) }
  if (method === 'get') {
    const query = Object.entries(fields).map(([name, value]) => [name, value.toWellFormed()])
    const ask = (path: string) => request(path, { headers: { ...headers, accept: '' } })
    const first = await ask(`${address}?${new URLSearchParams(query)}`)
    const { pathname, search } = new URL(first.headers.get('location') ?? address, 'http://localhost')
    const response = first.status === 307 || first.status === 308 ? await ask(pathname + search) : first // the address as we write it
    return { status: response.status, errors: {}, text: await response.text() }
  }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await request(address, { method: 'POST', cookie, body, headers })
  const text = await response.text()
  if (response.status === 429 && mayRepeat) {
    await prisma.rateLimiterFlexible.deleteMany()
    await renew(form)
    return sendForm({ request, prisma }, form, given, { isPlain, mayRepeat: false })
  }
  const location = response.headers.get('location')
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, errors: {}, text, location, ...(isJson ? (JSON.parse(text) as object) : {}) }
}
