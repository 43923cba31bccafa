import { globSync, readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, test, vi } from 'vitest'
import { openTestServer } from './test-server.ts'
import {
  codeSpellings,
  LONG_BYTES,
  longTexts,
  oddTexts,
  refusedTexts,
  repeated,
  spellings,
  tables,
} from './typed-texts.ts'
import { callProcedure, visitorEntries, visitorRecords } from './visitor-entries.ts'
import { type Answer, renew, sendForm, type VisitorForm, visitorForms } from './visitor-forms.ts'

const CPU_MAX_MS = 100
/** The longest text that Node lets an address have. */
const ADDRESS_BYTES = 5_000
/** What a form without files takes, and what one field of it may have. */
const FORM_BYTES = 60_000

const server = await openTestServer({ DEMO: 'on', SIGN_UP: 'open', TRUST_PROXY: '1', FORM_MIN_AGE_MS: '0' })
const { seed } = await import('#prisma/seed/seed.ts')
const owner = (await server.signUp('owner')).cookie
await seed()
const { list } = await import('#server/features/vacancies/domain.ts')
const { registeredFeatures } = await import('#server/registration/define-feature.ts')
const { appRouter } = await import('#server/features.ts')
const { log } = await import('#server/process/log.ts')
const { z } = await import('#i18n/zod.ts')
const records = await visitorRecords(server)
const entries = await visitorEntries(server, owner)
const forms = await visitorForms(server, entries, { '/jobs/:slug': `/jobs/${(await list())[0]!.slug}` })

/** Files of the product with a form for visitors, and the page that shows it. */
const shownOn: Record<string, string> = {
  'app/features/accounts/public/account-form.tsx': '/login',
  'app/features/applications/public/application-form.tsx': '/jobs/tell-me',
  'app/features/applications/public/stage-papers.tsx': '/application-status',
  'app/features/complaints/public/code-receipt.tsx': '/complaints',
  'app/features/complaints/public/follow-page.tsx': '/complaints/follow',
  'app/features/complaints/public/report-form.tsx': '/complaints',
  'app/features/complaints/public/shown-complaint.tsx': '/complaints/follow',
  'app/features/demands/public/demand-form.tsx': '/hire-workers',
  'app/features/enquiries/contact-form.tsx': '/contact-us',
  'app/features/home/home-sections.tsx': '/',
  'app/features/search/public/search-page.tsx': '/search',
  'app/features/vacancies/public/check-page.tsx': '/jobs/check',
  'app/features/vacancies/public/filter-drawer.tsx': '/jobs',
  'app/features/vacancies/public/jobs-page.tsx': '/jobs',
  'app/layouts/public/status-frame.tsx': '/demand-status',
  'app/layouts/public/status-question.tsx': '/application-status',
}

test('the walk meets every form of the product and every page that takes one', () => {
  const files = globSync('app/**/*.tsx').filter(
    file =>
      !/\/admin\/|^app\/(?:editor|stories|features\/content)\//.test(file) &&
      /<form\b/.test(readFileSync(file, 'utf8')),
  )
  expect(files.toSorted()).toEqual(Object.keys(shownOn))
  const met = new Set(forms.map(({ path }) => path))
  const taken = registeredFeatures().flatMap(({ forms: ofFeature = {} }) => Object.keys(ofFeature))
  expect([...taken, ...Object.values(shownOn)].filter(path => !met.has(path))).toEqual([])
})

const handlers = registeredFeatures().flatMap(({ forms: ofFeature = {} }) => Object.entries(ofFeature))
type Named = Pick<VisitorForm, 'path' | 'name'>
const handlerOf = (path: string) => handlers.find(([of]) => of === path)?.[1]
const isAlike = (one: Named, other: Named) =>
  handlerOf(one.path) === handlerOf(other.path) &&
  one.name.slice(one.path.length) === other.name.slice(other.path.length)
/** Where a page has the form of another one, such as each job, once. */
const different = forms.filter(
  ({ path, method, name }) => method === 'get' || forms.find(other => isAlike(other, { path, name }))?.name === name,
)
test.each(different)('whatever is typed into $name is answered soon and with a sentence', async form => {
  const defects = vi.spyOn(log, 'error')
  const faults = new Set<string>()
  const named = Object.groupBy(Object.entries(form.kinds), ([, kind]) =>
    kind === 'chosen' || kind === 'table' ? kind : 'typed',
  )
  for (const names of Object.values(named).map(group => group.map(([name]) => name))) {
    /** What all fields do wrong together is looked for in each of them. */
    const look = async (of: string[], what: string, find: (of: string[]) => Promise<string | undefined>) => {
      if (of.length === 0 || !(await find(of))) return
      for (const name of of) {
        const fault = await find([name])
        if (fault) faults.add(`${name}, ${what}: ${fault}`)
      }
    }
    for (const [what, part] of Object.entries(longTexts)) {
      if ('sendKey' in form.filled) await renew(form) // its answer has all that was sent before
      await look(names, what, of => longFault(form, bytes => ofAll(of, repeated(part, bytes))))
    }
    const isFree = (name: string) => form.kinds[name] === 'text' // whatever is written there is stored
    for (const [what, text] of Object.entries(oddTexts))
      for (const group of [names.filter(isFree), names.filter(name => !isFree(name))])
        await look(group, what, async of => faultOf(await sendForm(server, form, ofAll(of, text))))
  }
  if (form.method === 'post') {
    const names = Object.keys(form.kinds).filter(name => form.kinds[name] !== 'chosen')
    const { status, text } = await sendForm(server, form, ofAll(names, oddTexts['a script']!), { isPlain: true })
    if (status >= 500 || text.includes('<script>alert')) faults.add(`its page: ${status}`)
  }
  for (const [defect] of defects.mock.calls) faults.add(`logged: ${JSON.stringify(defect).slice(0, 200)}`)
  defects.mockRestore()
  expect([...faults]).toEqual([])
})

test.each(forms.filter(({ method }) => method === 'post'))(
  'a script is told of $name, left empty, what its page says',
  async form => {
    const typed = Object.keys(form.kinds).filter(name => form.kinds[name] !== 'chosen')
    const empty = { ...ofAll(typed, ''), ...begun(form) }
    const script = await sendForm(server, await renew(form), empty)
    const plain = await sendForm(server, await renew(form), empty, { isPlain: true })
    const sentences = [...Object.values(script.errors), ...(script.problem ? [script.problem] : [])]
    const { textContent } = parse(plain.text)
    expect(sentences.filter(sentence => !textContent.includes(sentence))).toEqual([])
    expect([plain.status, plain.location]).toEqual(script.location ? [303, script.location] : [script.status, null])
    expect(Boolean(script.location ?? script.result) || sentences.length > 0).toBe(true)
  },
)

/** Fields without spellings of their own, and why. */
const leftOut: Record<string, string> = {
  '/demand-status link': 'it takes a link of ours alone',
  '/reset-password email': 'for password managers: the token says whose it is',
  '/invitation email': 'the same',
}
const honest = different.filter(({ kinds }) => Object.values(kinds).some(kind => spellings[kind] ?? kind === 'code'))

test.each(honest)('each spelling in $name is accepted and stored as the plain one', async form => {
  const faults: string[] = []
  for (const [name, kind] of Object.entries(form.kinds)) {
    if ((form.filled[name] === '' && kind === 'text') || `${form.path} ${name}` in leftOut) continue
    const isKept = form.method === 'post' && ['text', 'email', 'telephone', 'number', 'day'].includes(kind)
    const found: string[] = []
    for (const [plain, ...others] of spellings[kind] ?? []) {
      const right = await outcome(form, name, plain)
      if (name in right.errors) continue
      found.push(plain)
      for (const other of others)
        if (JSON.stringify(await outcome(form, name, other)) !== JSON.stringify(right))
          faults.push(`${name}: ${JSON.stringify(other)} is not ${plain}`)
    }
    if (isKept && found.length === 0) faults.push(`${name} takes no ${kind}`)
    for (const text of form.method === 'post' ? (refusedTexts[kind] ?? []) : [])
      if (!(name in (await outcome(form, name, text)).errors)) faults.push(`${name}: ${text} is not refused`)
    if (kind === 'code') faults.push(...(await codeFaults(form, name)))
    for (const [what, [pasted, lines]] of kind === 'table' ? Object.entries(tables) : []) {
      const given = { ...ofAll(Object.keys(form.kinds).filter(isOfLine), ''), ...begun(form), [name]: pasted }
      const { values } = (await sendForm(server, form, given)) as Answer & { values: object }
      const wanted = lines.flatMap((line, n) =>
        Object.entries(line).map(([field, text]) => [`lines.${n}.${field}`, text]),
      )
      const isRead = wanted.every(([field, text]) => (values as Record<string, string>)[field!] === text)
      if (!isRead || `lines.${lines.length}.trade` in values) faults.push(`${name}: ${what}`)
    }
  }
  expect(faults).toEqual([])
})

const open = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; inputs: unknown[] } }>,
).filter(([, { _def }]) => _def.inputs.some(input => input instanceof z.ZodObject))

test('whatever is sent to an open procedure is answered soon and with a sentence', async () => {
  const faults: string[] = []
  let met = 0
  for (const [name, { _def }] of open) {
    const isQuery = _def.type === 'query'
    if ([401, 403].includes((await callProcedure(server, name, {}, isQuery)).status)) continue
    met++
    const fields = _def.inputs.flatMap(input => (input instanceof z.ZodObject ? Object.keys(input.shape) : []))
    const send = async (text: string) => {
      const { status, message } = await callProcedure(server, name, ofAll(fields, text), isQuery)
      return { status, errors: {}, problem: message, text: '' }
    }
    for (const [what, part] of Object.entries(longTexts)) {
      const sendLong = (bytes: number) => send(repeated(part, bytes))
      const whole = await slowOrWrong(sendLong, isQuery ? ADDRESS_BYTES : LONG_BYTES)
      const fault = whole === 'too large' ? await slowOrWrong(sendLong, FORM_BYTES) : whole
      if (fault) faults.push(`${name}, ${what}: ${fault}`)
    }
    for (const [what, text] of Object.entries(oddTexts)) {
      const fault = faultOf(await send(text))
      if (fault) faults.push(`${name}, ${what}: ${fault}`)
    }
  }
  expect(met).toBeGreaterThan(15)
  expect(faults).toEqual([])
})

test('every field that is left out is of a form that there is', () => {
  const names = new Set(forms.flatMap(({ path, kinds }) => Object.keys(kinds).map(name => `${path} ${name}`)))
  expect(Object.keys(leftOut).filter(name => !names.has(name))).toEqual([])
})

/** An eighth of the text first: what is slow with it would take minutes with the whole. Then as much as the form takes at most. */
async function longFault(form: VisitorForm, given: (bytes: number) => Record<string, string>) {
  const send = (bytes: number) => sendForm(server, form, given(bytes))
  if (form.method === 'get') return slowOrWrong(send, ADDRESS_BYTES)
  const fault = await slowOrWrong(send, LONG_BYTES)
  return fault === 'too large' ? slowOrWrong(send, FORM_BYTES) : fault
}

async function slowOrWrong(send: (bytes: number) => Promise<Answer>, most: number): Promise<string | undefined> {
  for (const bytes of [most / 8, most]) {
    let cost = Infinity
    for (let n = 0; n < 8 && cost > CPU_MAX_MS; n++) {
      const before = process.cpuUsage()
      const answer = await send(bytes)
      const { user, system } = process.cpuUsage(before)
      cost = Math.min(cost, (user + system) / 1000) // the smallest: what is collected in between, and what a busy machine adds, is no fault
      if (answer.status === 413 && most > FORM_BYTES) return 'too large'
      const fault = faultOf(answer)
      if (fault) return fault
    }
    if (cost > CPU_MAX_MS) return 'too slow'
  }
  return undefined
}

function faultOf({ status, errors, problem }: Answer) {
  if (status >= 500) return String(status)
  return status >= 400 && status !== 404 && !problem && Object.keys(errors).length === 0
    ? `${status} without a sentence`
    : undefined
}

/** What came of a text: what was wrong, and what is stored. */
async function outcome(form: VisitorForm, name: string, text: string) {
  await records[form.path]?.forget()
  const { status, errors, problem, text: page } = await sendForm(server, form, { ...begun(form), [name]: text })
  const stored = await records[form.path]?.find()
  const shown = form.method === 'get' && shownBy(page, name)
  return { status, errors, problem, stored: stored?.[name], shown }
}

/** What a search says that it looked for, and where it leads. */
function shownBy(page: string, name: string) {
  const found = parse(page)
  const links = found.querySelectorAll('main a').map(link => link.getAttribute('href'))
  return [found.querySelector(`[name="${name}"]`)?.getAttribute('value'), ...links]
}

/** Each code is right once, so each spelling gets one of its own. */
async function codeFaults(form: VisitorForm, name: string) {
  const answers: Record<string, string> = {}
  for (const [what, spell] of [['plain', (code: string) => code] as const, ...Object.entries(codeSpellings)]) {
    const anew = await form.reopen()
    const { status, errors } = await sendForm(server, anew, { [name]: spell(anew.filled[name]!) })
    answers[what] = `${status} ${Object.keys(errors).join()}`
  }
  expect(answers.plain, `${form.name}: the code is right`).toMatch(/^200 $/)
  return Object.keys(codeSpellings).flatMap(what => (answers[what] === answers.plain ? [] : [`${name}: ${what}`]))
}

/** Without what would make of a demand that is sent one that gets more posts. */
const begun = ({ kinds }: VisitorForm): Record<string, string> => ('pasted' in kinds ? { action: '', pasted: '' } : {})
const isOfLine = (name: string) => name.startsWith('lines.')
const ofAll = (names: string[], text: string) => Object.fromEntries(names.map(name => [name, text]))
