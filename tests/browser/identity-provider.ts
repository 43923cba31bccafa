import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { test as base } from './mails.ts'

/** Who sits at the browser, as the provider knows them. */
export type Somebody = { id: string; name: string; email?: string; isVerified?: boolean }
export type StandIn = Awaited<ReturnType<typeof startStandIn>>
type Grant = { client: string; redirectUri: string; challenge: string; nonce: string | null; person: Somebody }

const kinds = {
  google: {
    authorize: '/accounts.google.com/o/oauth2/v2/auth',
    token: '/oauth2.googleapis.com/token',
    sendsSecret: 'in the body',
  },
  facebook: {
    authorize: '/www.facebook.com/v23.0/dialog/oauth',
    token: '/graph.facebook.com/v23.0/oauth/access_token',
    sendsSecret: 'in the body',
  },
  github: {
    authorize: '/github.com/login/oauth/authorize',
    token: '/github.com/login/oauth/access_token',
    sendsSecret: 'as Basic',
  },
  twitter: { authorize: '/x.com/i/oauth2/authorize', token: '/api.x.com/2/oauth2/token', sendsSecret: 'as Basic' },
} as const
type Kind = keyof typeof kinds
const all = Object.keys(kinds) as Kind[]
const secretOf = (kind: Kind) => `${kind} secret: 100%` // signs that have to be encoded

/** Tests with all four providers configured, played by one local server. */
export const test = base.extend<{ provider: StandIn }>({
  provider: async ({}, use) => {
    const provider = await startStandIn()
    await use(provider)
    await provider.end()
  },
  environment: ({ environment, provider }, use) =>
    use({
      ...Object.fromEntries(
        all.flatMap(kind => [
          [`${kind.toUpperCase()}_CLIENT_ID`, `${kind} client`],
          [`${kind.toUpperCase()}_CLIENT_SECRET`, secretOf(kind)],
        ]),
      ),
      PROVIDER_STAND_IN: provider.url,
      ...environment,
    }),
})

/** Behaves as Google, Facebook, GitHub and X document it; https://host/path is found at /host/path. */
async function startStandIn() {
  /** `person` comes back from the next consent; `errorCode` comes back instead, unless empty. */
  const told = { person: { id: '1', name: 'Somebody' } as Somebody, errorCode: '' }
  const codes = new Map<string, Grant>()
  const people = new Map<string, Somebody>()
  const app = new Hono()
  for (const kind of all) {
    app.get(kinds[kind].authorize, c =>
      isComplete(kind, c) ? c.html(consent) : c.text('The request is not whole', 400),
    )
    app.post(kinds[kind].authorize, async c => {
      const {
        client_id: client = '',
        redirect_uri: redirectUri = '',
        state = '',
        code_challenge: challenge = '',
        nonce = null,
      } = c.req.query()
      const back = new URL(redirectUri)
      back.searchParams.set('state', state)
      const error = (await c.req.parseBody()).answer === 'cancel' ? 'access_denied' : told.errorCode
      const code = randomBytes(16).toString('hex')
      if (!error) codes.set(code, { client, redirectUri, challenge, nonce, person: told.person })
      back.searchParams.set(error ? 'error' : 'code', error || code)
      return c.redirect(back.href)
    })
    app.post(kinds[kind].token, async c => {
      const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
      const grant = codes.get(form.code ?? '')
      codes.delete(form.code ?? '')
      if (!isClient(kind, c, form)) return c.json({ error: 'invalid_client' }, 401)
      const isGood =
        form.grant_type === 'authorization_code' &&
        grant?.client === `${kind} client` &&
        grant.redirectUri === form.redirect_uri &&
        grant.challenge === digest(form.code_verifier ?? '')
      if (!grant || !isGood) return c.json({ error: 'invalid_grant' }, kind === 'github' ? 200 : 400)
      const token = randomBytes(16).toString('hex')
      people.set(`Bearer ${token}`, grant.person)
      return c.json({
        access_token: token,
        token_type: kind === 'google' ? 'Bearer' : 'bearer',
        ...(kind === 'google' && { expires_in: 3600, id_token: idToken(grant) }),
      })
    })
  }
  const profile = (path: string, shape: (person: Somebody) => object) =>
    app.get(path, c => {
      const person = people.get(c.req.header('authorization') ?? '')
      return person ? c.json(shape(person)) : c.json({ error: 'invalid_token' }, 401)
    })
  profile('/openidconnect.googleapis.com/v1/userinfo', ({ id, name, email, isVerified = false }) => ({
    sub: id,
    name,
    email,
    email_verified: isVerified,
  }))
  profile('/graph.facebook.com/v23.0/me', ({ id, name }) => ({ id, name }))
  profile('/api.github.com/user', ({ id, name }) => ({
    id: Number(id),
    login: name.toLowerCase().replace(' ', '-'),
    name,
  }))
  profile('/api.github.com/user/emails', ({ email, isVerified = false }) => [
    { email: 'old@home.example', primary: false, verified: true },
    ...(email ? [{ email, primary: true, verified: isVerified }] : []),
  ])
  profile('/api.x.com/2/users/me', ({ id, name }) => ({ data: { id, name, username: name.replace(' ', '') } }))

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, told, end }

  function end() {
    server.closeAllConnections()
    return new Promise<void>(resolve => {
      server.close(() => resolve())
    })
  }
}

const consent = `<!doctype html><html lang="en"><title>Consent</title><link rel="icon" href="data:,"><main><h1>Let Meghbridge Overseas know who you are?</h1>
<form method="post"><button name="answer" value="allow">Allow</button> <button name="answer" value="cancel">Cancel</button></form></main>`

function isComplete(kind: Kind, c: Context) {
  const {
    response_type: type,
    client_id: client,
    redirect_uri: redirectUri,
    state,
    scope,
    code_challenge: challenge,
    code_challenge_method: method,
    nonce,
  } = c.req.query()
  return (
    type === 'code' &&
    client === `${kind} client` &&
    redirectUri?.endsWith(`/sign-in/${kind}/callback`) &&
    state &&
    scope &&
    challenge &&
    method === 'S256' &&
    (kind !== 'google' || nonce)
  )
}

function isClient(kind: Kind, c: Context, form: Record<string, string>) {
  if (kinds[kind].sendsSecret === 'in the body')
    return form.client_id === `${kind} client` && form.client_secret === secretOf(kind)
  const [id, secret] = Buffer.from(c.req.header('authorization')?.replace('Basic ', '') ?? '', 'base64')
    .toString()
    .split(':')
    .map(part => decodeURIComponent(part.replaceAll('+', ' ')))
  return id === `${kind} client` && secret === secretOf(kind)
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

function idToken({ client, nonce, person }: Grant) {
  const now = Math.floor(Date.now() / 1000)
  const parts = [
    { alg: 'RS256', typ: 'JWT', kid: 'one' },
    { iss: 'https://accounts.google.com', aud: client, sub: person.id, iat: now, exp: now + 3600, nonce },
  ]
  const signed = parts.map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
}

function digest(verifier: string) {
  return createHash('sha256').update(verifier).digest('base64url')
}
