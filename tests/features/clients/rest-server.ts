import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'

export const { request, mutate, signUp, upload, stored, read } = await openTestServer({
  PUBLIC_URL: 'https://agency.example',
})
export const owner = (await signUp('owner')).cookie

export const post = (json: unknown, headers?: Record<string, string>) =>
  request(CLIENTS, { method: 'POST', cookie: owner, json, ...(headers && { headers }) })
export const patch = (id: string, json: unknown, headers?: Record<string, string>) =>
  request(`${CLIENTS}/${id}`, { method: 'PATCH', cookie: owner, json, ...(headers && { headers }) })
export const add = async (input: object = qatar) => (await bodyOf(await post(input))).data
