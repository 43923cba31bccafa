import type { openEditor } from '../content/editor.ts'

type Server = Awaited<ReturnType<typeof openEditor>>
export type Receipt = { reference: string; code: string; secret: string }
type Answer = { errors: Record<string, string>; problem?: string; result?: Receipt; values: Record<string, string> }

/** What a visitor fills in. */
export const rahim = {
  name: 'Rahim Uddin',
  phone: '০১৭১২-৩৪৫৬৭৮',
  district: 'bogura',
  trade: 'mason',
  years: '৫',
  passport: 'yes',
  registered: 'unknown',
  consent: 'yes',
}

/** Posts the form as a browser does, with scripts where `accept` says so. */
export function postForm({ request }: Server, path: string, fields: object, file?: File, accept = 'application/json') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  if (file) body.append('file', file)
  return request(path, { method: 'POST', body, headers: { accept } })
}

/** What a script gets for the form. */
export async function send(server: Server, path: string, fields: object, file?: File): Promise<Answer> {
  return (await postForm(server, path, fields, file)).json() as Promise<Answer>
}
