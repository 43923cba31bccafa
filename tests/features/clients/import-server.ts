import { beforeEach, expect } from 'vitest'
import type { Client } from '#server/features/clients/domain.ts'
import type { preview as previewFile } from '#server/features/clients/import.ts'
import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'

type Preview = Awaited<ReturnType<typeof previewFile>>

export const HEADER =
  '_id,countryName,workSummary,workSummaryBn,countryFlagImage,image,company._id,companyName,companyNameBn,companySector,companySectorBn,valueOfEmployement,since'

export const flag = 'https://pictures.example/flag.png'

export async function openImportServer() {
  const { request, mutateWithFile, signUp, upload, read, write } = await openTestServer({
    PUBLIC_URL: 'https://agency.example',
    SIGN_UP: 'open',
  })
  const { cookie: owner } = await signUp('owner')
  const { cookie: colleague } = await signUp('colleague')
  beforeEach(() =>
    write(async transaction => {
      await transaction.clientCountry.deleteMany()
      await transaction.activity.deleteMany()
    }),
  )

  const preview = (name: string, content: string) =>
    mutateWithFile<Preview>('clients.previewImport', name, content, { cookie: owner })
  const bring = (name: string, content: string, seen: string, cookie = owner) =>
    mutateWithFile<{ added: number; changed: number }>('clients.import', name, content, { cookie, seen })
  const problems = async (name: string, content: string) =>
    (await preview(name, content)).data.problems.map(({ place, company, column, message }) => [
      place,
      ...(company ? [company] : []),
      column,
      message,
    ])
  const add = async (input: object = {}) =>
    (await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, ...input } }))).data
  const saved = async () => (await bodyOf<{ data: Client[] }>(await request(CLIENTS))).data
  const download = async (kind: 'csv' | 'json') => (await request(`/admin/clients.${kind}`, { cookie: owner })).text()

  /** Previews a file and writes it, as staff do. */
  async function importFile(name: string, content: string) {
    const { data } = await preview(name, content)
    expect(data.problems).toEqual([])
    return (await bring(name, content, data.seen)).data
  }

  return {
    request,
    mutateWithFile,
    signUp,
    upload,
    read,
    write,
    owner,
    colleague,
    preview,
    bring,
    problems,
    add,
    saved,
    download,
    importFile,
  }
}
