import type { openTestServer } from '../../server/test-server.ts'

type Server = Pick<Awaited<ReturnType<typeof openTestServer>>, 'request'>
type Added = {
  result?: { data: { id: string } }
  error?: { message: string; data: { field?: string; issues?: { path: string }[] } }
}

/** Adds documents of workers as the form does, with what is on them, and a scan. */
export function documentsThrough({ request }: Server, owner: string) {
  return async (worker: string, kind: string, facts: Record<string, string> = {}, file?: Uint8Array, as = owner) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ worker, kind, ...facts })) body.append(name, value)
    if (file) body.append('file', new File([Buffer.from(file)], 'My passport of Karim.jpg'))
    const answer = await request('/api/trpc/workers.documents.add', { method: 'POST', cookie: as, body })
    return (await answer.json()) as Added
  }
}
