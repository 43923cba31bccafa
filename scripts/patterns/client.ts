/** One person's browser on the product, without pages. */
export type Client = ReturnType<typeof openClient>

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Sends a request to a product, which is another process or a server in this one. */
export type Send = (address: string, init?: RequestInit) => Response | Promise<Response>

/** Calls procedures and posts forms, with the cookies of one browser. Throws what the product refuses. */
export function openClient(url: string, send: Send = fetch) {
  const cookies = new Map<string, string>()

  function keep(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
  }

  async function request<Result>(path: string, init: RequestInit = {}): Promise<Result> {
    const response = await send(url + path, {
      ...init,
      headers: {
        'user-agent': BROWSER,
        origin: url,
        cookie: [...cookies].map(each => each.join('=')).join('; '),
        ...(init.headers as Record<string, string>),
      },
    })
    keep(response)
    const answer = (await response.json()) as { result: Result; errors?: object }
    if (!response.ok || (answer.errors && Object.keys(answer.errors).length))
      throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`)
    return answer.result
  }

  return {
    /** What a query gives, or the file at a path, in a language. */
    async query<Data = unknown>(path: string, input?: object, language = 'en'): Promise<Data> {
      if (path.startsWith('/')) return (await send(url + path)).json() as Promise<Data>
      const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
      const { data } = await request<{ data: Data }>(`/api/trpc/${path}${query}`, {
        headers: { 'accept-language': language },
      })
      return data ?? (null as Data)
    },
    async change<Data = unknown>(path: string, input: object): Promise<Data> {
      const { data } = await request<{ data: Data }>(`/api/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      return data
    },
    /** Follows a secret link, after which this browser is shown its record. */
    async open(path: string) {
      keep(await send(url + path, { redirect: 'manual' }))
    },
    /** Posts a public form. */
    post<Result>(path: string, fields: Record<string, string>): Promise<Result> {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      return request<Result>(path, { method: 'POST', headers: { accept: 'application/json' }, body })
    },
  }
}
