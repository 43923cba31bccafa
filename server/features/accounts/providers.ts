import { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, protectedResourceRequest } from 'oauth4webapi'
import { type ProviderId, providerIds } from '#server/features/accounts/schema.ts'
import { config } from '#server/config/config.ts'
import { z } from '#i18n/zod.ts'

/** A person's profile at a provider. `email` only where the provider has verified it. */
export type Profile = { subject: string; name: string; email: string | null }
type Fetch = (address: string) => Promise<unknown>

type Provider = {
  name: string
  issuer: string
  authorize: string
  token: string
  scope: string
  /** How the client's secret is sent. */
  auth: typeof ClientSecretPost
  /** Whether an ID token with our nonce comes with the access token. */
  isOidc: boolean
  findProfile: (fetchJson: Fetch) => Promise<Profile>
}

const id = z.union([z.string().min(1), z.number()]).transform(String)

/** Endpoints and shapes as the providers document them. */
const definitions: Record<ProviderId, Provider> = {
  google: {
    name: 'Google',
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    scope: 'openid email profile',
    auth: ClientSecretPost,
    isOidc: true,
    async findProfile(fetchJson) {
      const { sub, name, email, email_verified } = z
        .object({
          sub: id,
          name: z.string().optional(),
          email: z.string().optional(),
          email_verified: z.boolean().optional(),
        })
        .parse(await fetchJson('https://openidconnect.googleapis.com/v1/userinfo'))
      return { subject: sub, name: name ?? '', email: email_verified && email ? email : null }
    },
  },
  facebook: {
    name: 'Facebook',
    issuer: 'https://www.facebook.com',
    authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    scope: 'public_profile',
    auth: ClientSecretPost,
    isOidc: false,
    async findProfile(fetchJson) {
      // Facebook does not tell whether an address is verified, so none is requested
      const { id: subject, name } = z
        .object({ id, name: z.string().optional() })
        .parse(await fetchJson('https://graph.facebook.com/v23.0/me?fields=id,name'))
      return { subject, name: name ?? '', email: null }
    },
  },
  github: {
    name: 'GitHub',
    issuer: 'https://github.com/login/oauth',
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    scope: 'read:user user:email',
    auth: ClientSecretBasic,
    isOidc: false,
    async findProfile(fetchJson) {
      const {
        id: subject,
        name,
        login,
      } = z
        .object({ id, name: z.string().nullish(), login: z.string() })
        .parse(await fetchJson('https://api.github.com/user'))
      const emails = z
        .array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))
        .parse(await fetchJson('https://api.github.com/user/emails'))
      return {
        subject,
        name: name ?? login,
        email: emails.find(({ primary, verified }) => primary && verified)?.email ?? null,
      }
    },
  },
  twitter: {
    name: 'X',
    issuer: 'https://x.com',
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    scope: 'users.read tweet.read',
    auth: ClientSecretBasic,
    isOidc: false,
    async findProfile(fetchJson) {
      const { data } = z
        .object({ data: z.object({ id, name: z.string() }) })
        .parse(await fetchJson('https://api.x.com/2/users/me'))
      return { subject: data.id, name: data.name, email: null }
    },
  },
}

function keysOf(provider: ProviderId) {
  const name = provider.toUpperCase() as Uppercase<ProviderId>
  return [config[`${name}_CLIENT_ID`], config[`${name}_CLIENT_SECRET`]] as const
}

/** Requests to a provider time out after ten seconds, and need TLS unless a local stand-in is configured. */
export const requestOptions = () => ({
  signal: () => AbortSignal.timeout(10_000),
  [allowInsecureRequests]: config.PROVIDER_STAND_IN !== undefined,
})

/** The providers whose keys are set. */
export function listProviders(): { id: ProviderId; name: string }[] {
  return providerIds
    .filter(provider => keysOf(provider)[0])
    .map(provider => ({ id: provider, name: definitions[provider].name }))
}

/** A provider's display name. */
export const nameProvider = (provider: string): string => definitions[provider as ProviderId]?.name ?? provider

/** A configured provider; undefined where its keys are not set. */
export function findProvider(provider: string) {
  const known = providerIds.find(each => each === provider)
  if (!known) return undefined
  const [clientId, secret] = keysOf(known)
  if (!clientId || !secret) return undefined
  const { name, issuer, authorize, token, scope, auth, isOidc, findProfile } = definitions[known]
  return {
    id: known,
    name,
    scope,
    isOidc,
    clientAuth: auth(secret),
    client: { client_id: clientId },
    server: { issuer, authorization_endpoint: endpoint(authorize), token_endpoint: endpoint(token) },
    redirectUri: `${config.PUBLIC_URL}/sign-in/${known}/callback`,
    findProfile: (accessToken: string) =>
      findProfile(async address => {
        const response = await protectedResourceRequest(
          accessToken,
          'GET',
          new URL(endpoint(address)),
          new Headers({ accept: 'application/json', 'user-agent': 'agency-website' }),
          null,
          requestOptions(),
        )
        if (!response.ok) throw new Error(`${name} answered the profile request with ${response.status}`)
        return response.json()
      }),
  }
}

/** An endpoint's address, or its counterpart at the stand-in: https://host/path becomes http://127.0.0.1:1234/host/path. */
function endpoint(address: string) {
  return config.PROVIDER_STAND_IN ? address.replace('https:/', config.PROVIDER_STAND_IN) : address
}
