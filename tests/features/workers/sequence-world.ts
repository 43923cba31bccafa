import { expect } from 'vitest'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { callsThrough } from '../calls.ts'
import { openCash } from '../payments/cash.ts'

/** What is known of a file: what it had of its own, whose it was put into, and in which order. */
export type FileNote = { own: Facts; putInto?: string | undefined; place: number; changed: Set<keyof Facts> }
export type Facts = { passport: string; nid: string; bornOn: string; note: string }

/** What somebody keeps a record of beside the product: only what it has said yes to. */
export type Notes = {
  files: Map<string, FileNote>
  /** of an application, or a document: the file that it was put into */
  homes: Map<string, string | undefined>
  applications: string[]
  interviews: string[]
  payments: string[]
  documents: string[]
  /** what an applicant has read, by the id of the event */
  told: Map<string, { application: string; text: string }>
  /** who was written to of which day and place */
  written: Set<string>
  /** when a file or an application is to be erased since it was asked for first */
  eraseAt: Map<string, number>
  /** steps that can be undone */
  steps: { id: string; event: string }[]
  /** how many changes there were */
  changes: number
  places: number
  puts: number
}

export const NO_FACTS: Facts = { passport: '', nid: '', bornOn: '', note: '' }
const PHONE = '01712345678'

/** An office in which two people work at a time. */
export async function openWorld() {
  const cash = await openCash()
  const { owner, clerk, caseworker, prisma, read, vacancy } = cash
  const { act } = callsThrough(cash)
  const { readState } = await import('#server/drafts/record-state.ts')
  const { liveVacancy } = await import('#server/features/vacancies/domain.ts')
  const store = (await import('#server/registration/define-feature.ts'))
    .contentFeatures()
    .find(({ name }) => name === 'vacancies')!.content
  const people = [owner, caseworker, clerk]
  const secrets = new Map<string, string>()
  const found = {
    workers: await import('#server/features/workers/record.ts'),
    money: await import('#server/features/payments/receipts.ts'),
    interviews: await import('#server/features/applications/interviews/interviews.ts'),
    told: await import('#server/features/applications/stages/told-steps.ts'),
    flights: await import('#server/features/workers/flights.ts'),
    stages: await import('#server/features/workers/stages.ts'),
    status: await import('#server/features/applications/status/status-page.ts'),
    sealing: await import('#server/features/workers/sealing.ts'),
  }

  /** Does it, and gives the answer; undefined where it was refused with a sentence. A fault of ours fails the run. */
  async function attempt<Data>(name: string, input: object, who: number): Promise<Data | { refused: string }> {
    try {
      return await act<Data>(name, input, people[who % people.length]!)
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (!code || code === 'INTERNAL_SERVER_ERROR') throw error
      return { refused: `${code}: ${message}` }
    }
  }

  async function begin(): Promise<Notes> {
    await prisma.interview.deleteMany()
    await prisma.vacancyPosts.deleteMany()
    await cash.empty()
    if (!(await liveVacancy(read, vacancy))) await toggleJob()
    return {
      files: new Map(),
      homes: new Map(),
      applications: [],
      interviews: [],
      payments: [],
      documents: [],
      told: new Map(),
      written: new Set(),
      eraseAt: new Map(),
      steps: [],
      changes: 0,
      places: 0,
      puts: 0,
    }
  }
  /** As if the last steps had been made so long ago that their applicants have read them. */
  const wait = () => {
    const now = new Date()
    return prisma.applicationEvent.updateMany({ where: { tellAt: { gt: now } }, data: { tellAt: now } })
  }
  /** For the job while it is open, and else for any. */
  async function apply() {
    const receipt = await cash.apply({ vacancy, phone: PHONE }).catch(() => cash.apply({ phone: PHONE }))
    secrets.set(receipt.id, receipt.secret)
    return receipt
  }
  /** As an applicant does who opens the link of their receipt. */
  async function withdraw(id: string) {
    const jar = new Map<string, string>()
    const setCookie = (line: string) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const visitor = { clientAddress: '192.0.2.1', cookie: (name: string) => jar.get(name), setCookie }
    await found.status.openLink(visitor, secrets.get(id)!)
    await found.status.withdraw(visitor)
  }
  const stateOf = async (id: string) => (await read.application.findUniqueOrThrow({ where: { id } })).state as State

  async function addDocument(worker: string, kind: string, facts: object, who: number) {
    const { result, error } = await cash.addDocument(
      worker,
      kind,
      facts as Record<string, string>,
      undefined,
      people[who % people.length],
    )
    if (error && !('code' in error.data && error.data.code !== 'INTERNAL_SERVER_ERROR')) throw new Error(error.message)
    return result?.data.id
  }
  /** The job goes to the trash, or is restored from there. */
  async function toggleJob() {
    const job = { feature: 'vacancies', _id: vacancy }
    const { newest } = await readState(read, store, vacancy)
    if (await liveVacancy(read, vacancy)) await attempt('content.remove', { ...job, seen: newest }, 0)
    else await attempt('content.restore', job, 0)
  }

  return { ...found, addDocument, toggleJob, read, prisma, vacancy, attempt, begin, wait, apply, withdraw, stateOf }
}
export type World = Awaited<ReturnType<typeof openWorld>>

export const isRefused = (answer: unknown): answer is { refused: string } =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

/** The file that shows what belongs to one, by what was put into which. */
export function rootOf({ files }: Notes, id: string): string {
  let at = id
  for (let next = files.get(at)?.putInto; next; next = files.get(at)?.putInto) at = next
  return at
}

export const childrenOf = ({ files }: Notes, id: string) =>
  [...files].filter(([, { putInto }]) => putInto === id).toSorted(([, a], [, b]) => a.place - b.place)

/** What a file shows: its own, and where that is empty what was put into it, the first one first. */
export function factsOf(notes: Notes, id: string): Facts {
  const { own } = notes.files.get(id)!
  const facts = { ...own }
  for (const [child, { changed }] of childrenOf(notes, id)) {
    const theirs = factsOf(notes, child)
    for (const name of Object.keys(facts) as (keyof Facts)[])
      if (facts[name] === '' && !changed.has(name)) facts[name] = theirs[name]
  }
  return facts
}

/** A name for each of the laws, so that a run that breaks one says which. */
export const law = (name: string, value: unknown, expected: unknown) =>
  expect({ [name]: value }).toEqual({ [name]: expected })
