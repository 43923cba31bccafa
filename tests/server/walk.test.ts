import { readFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'
import { createStartHandler } from '@tanstack/react-start/server'
import { httpLink, type TRPCLink } from '@trpc/client'
import { afterAll, expect, test } from 'vitest'
import type { AppRouter } from '#server/features.ts'
import type { PageContext } from '#server/http/render.ts'
import { openEditor } from '../features/content/editor.ts'
import { CLIENTS, qatar } from './test-server.ts'

const ORIGIN = 'http://localhost:3000'
const { owner, request } = await openEditor()
const { sendRecord } = await import('#app/editor/send-record.ts')
const profiler = new Session()
profiler.connect()
afterAll(() => profiler.disconnect())

/** The lines of README’s walk by the request above them: of each the file and the function. */
function walks() {
  const [, block = ''] = /## The walk of one request\n.*?```\n(.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? []
  return block.split(/^(?=\S)/m).map(part => ({
    request: part.split('\n')[0]!,
    lines: [...part.matchAll(/^ +([\w/.$-]+\.tsx?) +(\w+)/gm)].map(([, file, name]) => `${file} ${name}`),
  }))
}

/** What is called while `work` runs, as V8 counts it: each file of ours with the name of the function. */
async function callsDuring(work: () => Promise<void>) {
  await profiler.post('Profiler.enable')
  await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  try {
    await work()
    const { result } = await profiler.post('Profiler.takePreciseCoverage')
    return new Set(result.flatMap(namesOf))
  } finally {
    await profiler.post('Profiler.stopPreciseCoverage')
    await profiler.post('Profiler.disable')
  }
}

function namesOf({ url, functions }: Profiler.ScriptCoverage) {
  const path = url.startsWith('file:') ? fileURLToPath(url) : url
  if (!path.startsWith(`${process.cwd()}/`)) return []
  const called = functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0))
  return called.map(({ functionName }) => `${path.slice(process.cwd().length + 1)} ${functionName}`)
}

/** Opens the form as the server renders it, and sends it as its button does, through HTTP. */
async function publishInTheForm() {
  const page = await request('/admin/add-new-client', { cookie: owner })
  expect(page.status).toBe(200)
  const trpcLink: TRPCLink<AppRouter> = httpLink({
    url: `${ORIGIN}/api/trpc`,
    fetch: (url, { method, body }: RequestInit = {}) =>
      request(String(url).slice(ORIGIN.length), {
        method: method!,
        body: body!,
        cookie: owner,
        headers: { 'content-type': 'application/json' },
      }),
  })
  const record = { _id: undefined, newest: 0, isLive: false, isDraft: false }
  const form = { feature: 'clients', record, data: qatar }
  let id = ''
  const save = createStartHandler(async () => {
    const saved = await sendRecord({ ...form, key: 'once', kind: 'publish', schedule: 'keep' })
    id = saved._id
    return new Response()
  })
  const context = { trpcLink, publicUrl: ORIGIN, cookie: () => undefined } as unknown as PageContext // what sending needs
  await save(new Request(`${ORIGIN}/offline`), { context })
  expect(id).not.toBe('')
  return id
}

test('README says three requests, and where each walks', () => {
  expect(walks().map(({ request }) => request)).toEqual([
    expect.stringContaining('content.publish'),
    expect.stringContaining('GET /our-clients/{id}'),
    expect.stringContaining(`GET ${CLIENTS}/{id}`),
  ])
  for (const { lines } of walks()) expect(lines.length).toBeGreaterThan(2)
})

test('every function of the walk in README is called by its request', async () => {
  const [saving, page, rest] = walks().map(({ lines }) => lines)
  let id = ''
  const ofSaving = await callsDuring(async () => {
    id = await publishInTheForm()
  })
  expect(saving!.filter(line => !ofSaving.has(line))).toEqual([])
  const ofPage = await callsDuring(async () => {
    const answer = await request(`/our-clients/${id}`)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Qatar')])
  })
  expect(page!.filter(line => !ofPage.has(line))).toEqual([])
  const ofRest = await callsDuring(async () => {
    expect((await request(`${CLIENTS}/${id}`)).status).toBe(200)
  })
  expect(rest!.filter(line => !ofRest.has(line))).toEqual([])
  expect([...ofRest].filter(line => line.startsWith('app/'))).toEqual([]) // what is counted is one request
}, 120_000) // it compiles every page of the product
