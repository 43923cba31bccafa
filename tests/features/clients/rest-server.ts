import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'

export async function openRestServer() {
  const { request, mutate, signUp, upload, stored, read } = await openTestServer({
    PUBLIC_URL: 'https://agency.example',
  })
  const owner = (await signUp('owner')).cookie

  const post = (json: unknown, headers?: Record<string, string>) =>
    request(CLIENTS, { method: 'POST', cookie: owner, json, ...(headers && { headers }) })
  const patch = (id: string, json: unknown, headers?: Record<string, string>) =>
    request(`${CLIENTS}/${id}`, { method: 'PATCH', cookie: owner, json, ...(headers && { headers }) })
  const add = async (input: object = qatar) => (await bodyOf(await post(input))).data

  return { request, mutate, signUp, upload, stored, read, owner, post, patch, add }
}
