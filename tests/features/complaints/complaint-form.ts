import type { openTestServer } from '../../server/test-server.ts'

type Server = Pick<Awaited<ReturnType<typeof openTestServer>>, 'request'>
type Options = { address?: string; files?: File[]; headers?: Record<string, string>; locale?: '' | '/bn' }
type Answer = {
  values: Record<string, string>
  errors: Record<string, string>
  problem?: string
  result?: { code?: string; groups?: string; isConfirmed?: true; isErased?: true; isAdded?: boolean; complaint?: Shown }
}
type Shown = {
  state: string
  dueOn: string
  deleteOn: string | null
  messages: { text: string; isMine: boolean; files: number }[]
}

export const told = 'My employer keeps my passport and has not paid me since June'

let addresses = 0
/** Every request comes from an address of its own, unless it names one. Servers of these tests trust one proxy. */
const elsewhere = () => `203.0.${Math.floor(++addresses / 250) % 250}.${addresses % 250}`

/** Sends a form as a browser does. */
export function post(
  { request }: Server,
  path: string,
  fields: Record<string, string>,
  { address = elsewhere(), files = [], headers, locale = '' }: Options = {},
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append('files', file)
  return request(locale + path, { method: 'POST', body, headers: { 'x-forwarded-for': address, ...headers } })
}

/** The same as scripts send it. */
export async function send(server: Server, path: string, fields: Record<string, string>, options: Options = {}) {
  const response = await post(server, path, fields, {
    ...options,
    headers: { accept: 'application/json', ...options.headers },
  })
  return { status: response.status, response, ...((await response.json()) as Answer) }
}

/** A complaint by the form; gives its code. */
export async function complain(server: Server, fields: Record<string, string> = {}, options: Options = {}) {
  const { result } = await send(server, '/complaints', { text: told, ...fields }, options)
  return result?.code ?? ''
}
