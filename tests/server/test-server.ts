import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import type { Client } from '#server/features/clients/domain.ts'
import { leftOpen } from './left-open.ts'
import { copyTemplate } from './postgres-template.ts'

export const CLIENTS = '/api/v1/our-clients/our-clients'
export const password = 'correct horse'
export const qatar = {
  countryName: 'Qatar',
  workSummary: 'Cleaning and catering on two-year contracts.',
  countryFlagImage: 'https://pictures.example/qatar.png',
  company: [
    { companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement: 120 },
    { companyName: 'Pearl Kitchens', companySector: 'Catering', valueOfEmployement: 45 },
  ],
  image: ['https://pictures.example/doha-1.jpg', 'https://pictures.example/doha-2.jpg'],
}

type RequestOptions = Omit<RequestInit, 'headers'> & {
  cookie?: string | undefined
  json?: unknown
  headers?: Record<string, string>
  duplex?: 'half'
}
/** Beside a file: the `seen` of its preview, and the flags that this has asked for. */
type FileOptions = { cookie?: string; seen?: string; flags?: Record<string, string> }
type ErrorBody = { code: string; message: string; issues?: { path: string; message: string }[] }
type TrpcBody = {
  result?: { data: unknown }
  error?: {
    message: string
    data: { code: string; httpStatus: number; reason?: string; field?: string; retryAfter?: number }
  }
}
type UploadBody = { data: { url: string }; success: boolean; status: number; error?: ErrorBody }

/**
 * A whole server on a new, empty data folder (and database, where TEST_DATABASE=postgresql), with these settings; closed when the test
 * file ends. One at a time: `close` it before the next.
 */
export async function openTestServer(settings: Record<string, string> = {}) {
  const { parseConfig } = await import('#server/config/config.ts')
  const { createServer } = await import('#server/create-server.ts')
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  const copy = settings.DATABASE_URL ? null : await copyTemplate()
  const config = parseConfig({
    DATA_DIR: folder,
    DEMO: 'off',
    WRITE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    ...(copy && { DATABASE_URL: copy.url }),
    ...settings,
  })
  const { app, handleRequest, close: closeServer } = await createServer(config, { jobs: false, seed: false })
  const { read, write, prismaClient: prisma } = await import('#server/db/client.ts')
  let closing: Promise<void> | undefined
  const close = () => (closing ??= closeServer())
  leftOpen.close = close
  afterAll(async () => {
    await close()
    await copy?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const { signUp: signUpWith, ...requests } = requestsThrough((path, init) =>
    handleRequest(new Request(`http://${new URL(settings.PUBLIC_URL ?? 'http://localhost:3000').host}${path}`, init)),
  )
  const { makeSetupLink } = await import('#server/features/accounts/domain.ts')
  /** Signs up; where the site is public, the first person by a set-up link. `cookie` is empty for an account that waits. */
  const signUpOnly = async (name: string) => signUpWith(name, /setup=([\w-]+)/.exec((await makeSetupLink()) ?? '')?.[1])
  /** Signs up and opens a session, as a link in a mail does for an account that waits. */
  async function signUp(name: string) {
    const answer = await signUpOnly(name)
    const user = answer.cookie ? null : await read.user.findUnique({ where: { email: `${name}@agency.example` } })
    if (answer.status !== 200 || !user) return answer
    const { openSession, sessionCookie } = await import('#server/http/sessions.ts')
    return { ...answer, cookie: sessionCookie((await openSession(user.id, '')).id).split(';')[0]! }
  }
  const setStatus = (name: string, status: 'waiting' | 'active' | 'suspended') =>
    write(transaction => transaction.user.update({ where: { email: `${name}@agency.example` }, data: { status } }))

  /** The names of all stored picture files. */
  const storedFiles = () => picturesIn(folder)

  /** How much there is of everything that a visitor or a member of staff could have stored. */
  async function stored() {
    return {
      clients: await read.clientCountry.count(),
      companies: await read.clientCompany.count(),
      pictures: await read.picture.count(),
      files: (await storedFiles()).length,
    }
  }

  /** The mails sent to an address, oldest first, after background work has finished; `token` is that of the mail's link. */
  async function mailsTo(address: string) {
    const { drainBackground } = await import('#server/jobs/background.ts')
    await drainBackground()
    const files = await readdir(join(folder, 'outbox')).catch(() => [])
    const mails = await Promise.all(
      files.sort().map(async file => PostalMime.parse(await readFile(join(folder, 'outbox', file)))),
    )
    return mails
      .filter(({ to }) => to?.some(each => each.address === address))
      .map(({ subject = '', text = '' }) => ({ subject, text, token: /token=([\w-]+)/.exec(text)?.[1] ?? '' }))
  }

  return {
    ...requests,
    app,
    config,
    handleRequest,
    close,
    folder,
    mailsTo,
    read,
    write,
    prisma,
    signUp,
    signUpOnly,
    setStatus,
    stored,
    storedFiles,
  }
}

/** Publishes the demonstration agency's name, licence, addresses and so on, on the open server. */
export async function seedAgency() {
  const [{ seed }, { contentFeatures }] = await Promise.all([
    import('#prisma/seed/seed.ts'),
    import('#server/registration/define-feature.ts'),
  ])
  await seed(contentFeatures().flatMap(({ name, folder }) => (folder === 'settings' ? [name] : [])))
}

/** Sends requests to a server in this process or behind a port. */
export function requestsThrough(send: (path: string, init: RequestInit) => Response | Promise<Response>) {
  /** Sends a request as a browser or a program would; `cookie` is that of a signed-in person. */
  async function request(path: string, { cookie, json, headers, ...init }: RequestOptions = {}) {
    return send(path, {
      ...init,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
    })
  }

  /** Calls a procedure over HTTP; `cookie` is the session cookie that the response sets. */
  async function mutate(procedure: string, input?: unknown, cookie?: string) {
    const response = await request(`/api/trpc/${procedure}`, { method: 'POST', cookie, json: input ?? {} })
    const body = await bodyOf<TrpcBody>(response)
    return {
      status: response.status,
      response,
      body,
      setCookie: response.headers.getSetCookie(),
      cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    }
  }

  const statusOf = async (procedure: string, input?: unknown, cookie?: string) =>
    (await mutate(procedure, input, cookie)).status

  /** Calls a procedure that takes a file, with a person's cookie. */
  async function mutateWithFile<T>(
    procedure: string,
    name: string,
    content: string | Uint8Array,
    { cookie = '', seen = '', flags = {} }: FileOptions,
  ) {
    const body = new FormData()
    body.append('file', new File([typeof content === 'string' ? content : Buffer.from(content)], name))
    body.append('seen', seen)
    body.append('flags', JSON.stringify(flags))
    const response = await request(`/api/trpc/${procedure}`, { method: 'POST', cookie, body })
    const { result, error } = await bodyOf<TrpcBody>(response)
    return { status: response.status, data: result?.data as T, message: error?.message ?? '' }
  }

  const signUp = (name: string, setup?: string) =>
    mutate('accounts.signUp', { name, email: `${name}@agency.example`, password, setup })
  const signIn = (name: string) => mutate('accounts.signIn', { email: `${name}@agency.example`, password })

  /** Sends one file to the picture store. */
  async function upload(bytes: Uint8Array, { name = 'picture.jpg', type = 'image/jpeg', cookie = '' } = {}) {
    const body = new FormData()
    body.append('image', new File([Buffer.from(bytes)], name, { type }))
    const response = await request('/api/v1/images', { method: 'POST', cookie, body })
    return { status: response.status, response, body: await bodyOf<UploadBody>(response) }
  }

  return { request, mutate, statusOf, mutateWithFile, signUp, signIn, upload }
}

/** The names of all picture files under a data folder. */
export async function picturesIn(folder: string) {
  const entries = await readdir(join(folder, 'pictures'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
    .sort()
}

/** The JSON body of a response. */
export const bodyOf = async <T = { data: Client }>(response: Response) => (await response.json()) as T

/** The error of a REST response. */
export const errorOf = async (response: Response) => (await bodyOf<{ error: ErrorBody }>(response)).error

type Shape = { width?: number; height?: number; colour?: string }

/** A picture of one colour: another colour is another file. */
export const picture = ({ width = 400, height = 300, colour = '#8a1538' }: Shape = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
