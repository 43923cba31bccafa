import type { Role } from '#prisma/generated/sqlite/enums.ts'
import { bodyOf, type openTestServer } from '../server/test-server.ts'

type Server = Awaited<ReturnType<typeof openTestServer>>
type Failure = { message: string; data: { code: string; field?: string; issues?: { path: string }[] } }

/** Calls procedures with somebody's cookie. Gives the data, or throws what the caller is told. */
export function callsThrough({ request }: Pick<Server, 'request'>) {
  async function dataOf<Data>(response: Response): Promise<Data> {
    const { result, error } = await bodyOf<{ result?: { data: Data }; error?: Failure }>(response)
    if (!result) throw Object.assign(new Error(error?.message), error?.data)
    return result.data
  }
  const ask = async <Data>(name: string, input: object, cookie: string) =>
    dataOf<Data>(await request(`/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie }))
  const act = async <Data = unknown>(name: string, input: object, cookie: string, headers?: Record<string, string>) =>
    dataOf<Data>(
      await request(`/api/trpc/${name}`, { method: 'POST', cookie, json: input, ...(headers && { headers }) }),
    )
  return { ask, act }
}

/** Somebody who signs up and works here in this role. */
export async function addMember({ signUp, prisma }: Server, name: string, role: Role) {
  const { cookie } = await signUp(name)
  const { id } = await prisma.user.update({
    where: { email: `${name}@agency.example` },
    data: { role, status: 'active' },
  })
  return { id, name, cookie }
}

/** What a browser sends back of the cookies that an answer sets. */
export const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
