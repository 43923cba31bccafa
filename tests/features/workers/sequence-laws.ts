import { readSkip } from '#server/features/applications/stages/gaps.shared.ts'
import {
  BEFORE_SELECTION,
  CLOSED,
  DEPARTED,
  type State,
  TAKING,
} from '#server/features/applications/stages/states.shared.ts'
import { factsOf, law, type Notes, rootOf, type World } from './sequence-world.ts'

const READER = { role: 'owner' } as const
const DEPARTURE = ['passport', 'medical', 'visa', 'contract', 'clearance', 'ticket']

/** Each sentence holds after every sequence of changes, whoever makes them, and how many at a time. */
export const laws: Record<string, (world: World, notes: Notes) => Promise<void>> = {
  'the receipts have the numbers from one on, without a gap': async ({ read }) => {
    const numbers = (await read.payment.findMany({ orderBy: { number: 'asc' } })).map(({ number }) => number)
    law(
      'numbers',
      numbers,
      numbers.map((_, n) => n + 1),
    )
  },

  'nothing is given back that was not paid, and nothing of what is cancelled counts': async ({ read }) => {
    const rows = await read.payment.findMany()
    for (const payment of rows.filter(({ kind }) => kind === 'payment')) {
      const back = rows.filter(({ refundOfId, cancelledAt }) => refundOfId === payment.id && !cancelledAt)
      const sum = back.reduce((total, { amount }) => total + amount, 0)
      law(`left of ${payment.number}`, sum <= (payment.cancelledAt ? 0 : payment.amount), true)
    }
  },

  'before a selection nobody holds money, unless an owner let it be taken and said why': async ({ read }) => {
    const applications = await read.application.findMany({ where: { mergedIntoId: null } })
    for (const { id, state, reference } of applications) {
      if (!BEFORE_SELECTION.includes(state as State)) continue
      const group = await read.application.findMany({ where: { OR: [{ id }, { mergedIntoId: id }] } })
      const rows = await read.payment.findMany({ where: { applicationId: { in: group.map(each => each.id) } } })
      const held = rows
        .filter(
          ({ kind, cancelledAt, allowedFor }) =>
            kind === 'payment' && !cancelledAt && !allowedFor.includes('not-selected'),
        )
        .map(payment => {
          const back = rows.filter(({ refundOfId, cancelledAt }) => refundOfId === payment.id && !cancelledAt)
          return payment.amount - back.reduce((sum, { amount }) => sum + amount, 0)
        })
        .reduce((sum, left) => sum + left, 0)
      law(`held for ${reference} (${state})`, held, 0)
    }
  },

  'every receipt of a worker is in one file: of whose application it is, or of who paid': async (world, notes) => {
    const seen = new Map<string, string[]>()
    for (const id of rootsOf(notes))
      for (const receipt of (await world.money.ofWorker(READER, id)).receipts)
        seen.set(receipt.id, [...(seen.get(receipt.id) ?? []), id])
    for (const { id, number, workerId, applicationId } of await world.read.payment.findMany()) {
      const file = (applicationId && (await fileOf(world, notes, applicationId))) || rootOf(notes, workerId!)
      law(`file of receipt ${number}`, seen.get(id), [file])
    }
  },

  'nobody has left without every paper that a departure asks for, or a reason that names it': async world => {
    const { read } = world
    for (const application of await read.application.findMany({ where: { mergedIntoId: null } })) {
      const { id, state } = application
      if (!DEPARTED.includes(state as State)) continue
      const group = await read.application.findMany({ where: { OR: [{ id }, { mergedIntoId: id }] } })
      const ids = group.map(each => each.id)
      const skips = await read.applicationEntry.findMany({ where: { applicationId: { in: ids }, kind: 'skip' } })
      const excused = skips.flatMap(({ outcome, text }) => (text ? readSkip(outcome).gaps.map(({ kind }) => kind) : []))
      const file = group.find(({ workerId }) => workerId)?.workerId
      const documents = file ? await read.workerDocument.findMany({ where: { workerId: file } }) : []
      const had = new Set(documents.map(({ kind }) => kind))
      const worker = file ? await read.worker.findUnique({ where: { id: file } }) : null
      const lacking = DEPARTURE.filter(
        kind => !excused.some(each => each === kind) && !(kind === 'passport' ? worker?.passportHash : had.has(kind)),
      )
      law(`papers of ${application.reference} (${state})`, lacking, [])
    }
  },

  'of somebody who has left nothing lacks for a departure, by the gate itself, that no reason names': async ({
    read,
    stages,
  }) => {
    const left = await read.application.findMany({ where: { mergedIntoId: null, state: { in: [...DEPARTED] } } })
    const gaps = await stages.gapsOfMany(left.map(one => ({ ...one, state: 'selected' })))
    for (const { id, reference, state } of left) {
      const skips = await read.applicationEntry.findMany({
        where: { application: { OR: [{ id }, { mergedIntoId: id }] }, kind: 'skip' },
      })
      const named = new Set(skips.flatMap(({ outcome }) => readSkip(outcome).gaps.map(({ kind }) => kind)))
      const lacking = gaps.get(id)!(state as State).map(({ kind }) => kind)
      law(
        `gaps of ${reference} (${state})`,
        lacking.filter(kind => !named.has(kind)),
        [],
      )
    }
  },

  'the calendar has one flight of each application, which its file counts': async (world, notes) => {
    const flights = await world.flights.flightsBetween({ from: '2000-01-01', to: '2999-12-31' }, 1000)
    const seen = new Set<string>()
    for (const { id, applicationId } of flights) {
      const [{ mergedIntoId } = { mergedIntoId: null }] = await world.read.application.findMany({
        where: { id: applicationId },
      })
      const root = mergedIntoId ?? applicationId
      law(`flights of ${root}`, seen.has(root), false)
      seen.add(root)
      const home = notes.homes.get(id)
      const shown = home ? (await world.workers.byId(READER, rootOf(notes, home))).documents : []
      const own = shown.filter(each => each.kind === 'ticket' && !each.isReplaced)
      if (own.length > 0 && own.every(each => each.applicationId !== null))
        law(
          `${id} counts`,
          own.some(each => each.id === id),
          true,
        )
    }
  },

  'what belongs to a file is shown by the one that it was put into, and by no other': async (world, notes) => {
    for (const id of rootsOf(notes)) {
      const { applications, documents } = await world.workers.byId(READER, id)
      const shown = applications.flatMap(each => [each.id, ...each.merged])
      const own = [...notes.homes].flatMap(([item, home]) => (home && rootOf(notes, home) === id ? [item] : []))
      const ofGroup = new Set(
        await groupOf(
          world,
          own.filter(item => notes.applications.includes(item)),
        ),
      )
      law(
        `applications of ${id}`,
        shown.filter(each => !ofGroup.has(each)),
        [],
      )
      for (const item of own.filter(each => notes.applications.includes(each)))
        law(`application ${item} in ${id}`, ofGroup.has(item), true)
      law(
        `documents of ${id}`,
        documents.map(each => each.id).toSorted(),
        own.filter(item => notes.documents.includes(item)).toSorted(),
      )
    }
  },

  'an application, and what was merged into it, is of one person': async ({ read }) => {
    const rows = await read.application.findMany({ where: { workerId: { not: null } } })
    const byRoot = Map.groupBy(rows, ({ id, mergedIntoId }) => mergedIntoId ?? id)
    for (const [root, group] of byRoot) law(`files of ${root}`, new Set(group.map(each => each.workerId)).size, 1)
  },

  'a file says what it has of its own, and what those that were put into it fill in': async (world, notes) => {
    for (const id of notes.files.keys()) {
      const row = await world.read.worker.findUniqueOrThrow({ where: { id } })
      const { passport, nid } = world.sealing.openNumbers(row)!
      law(`facts of ${id}`, { passport, nid, bornOn: row.bornOn, note: row.note }, factsOf(notes, id))
    }
  },

  'a passport and a NID are of one person': async ({ read, sealing }, notes) => {
    const rows = await read.worker.findMany()
    for (const [field, hashOf] of [
      ['passport', sealing.hashPassport],
      ['nid', sealing.hashNid],
    ] as const) {
      const roots = new Map<string, Set<string>>()
      for (const [id, { own }] of notes.files)
        if (own[field]) roots.set(own[field], (roots.get(own[field]) ?? new Set()).add(rootOf(notes, id)))
      for (const [number, of] of roots) {
        law(`people with ${number}`, of.size, 1)
        const hash = hashOf(number)
        const found = rows.filter(row => (field === 'passport' ? row.passportHash : row.nidHash) === hash)
        law(`${number} finds`, new Set(found.map(row => rootOf(notes, row.id))), of)
      }
    }
  },

  'what somebody was told stays in what they can read': async ({ read, told }, notes) => {
    for (const [id, { application, text }] of notes.told) {
      const event = await read.applicationEvent.findUnique({ where: { id } })
      law(`told in ${application}`, event && `${event.sentence} ${event.nextStep}`, text)
    }
    for (const event of told.toldOf(await read.applicationEvent.findMany()))
      notes.told.set(event.id, { application: event.applicationId, text: `${event.sentence} ${event.nextStep}` })
  },

  'whoever is invited reads the day and place of their interview, and nobody else reads one': async ({
    read,
    told,
  }) => {
    const applications = await read.application.findMany({
      where: { mergedIntoId: null },
      include: { interview: true },
    })
    for (const { id, reference, state, interview, attendance } of applications) {
      if (CLOSED.includes(state as State) || attendance !== '') continue
      const events = told.asRead(await read.applicationEvent.findMany({ where: { applicationId: id } }))
      const about = events.findLast(({ interviewId }) => interviewId !== null)
      if (interview) law(`${reference} reads`, about?.nextStep.includes(interview.place), true)
      else if (about && events.at(-1) === about) law(`${reference} reads`, about.news, 'off')
    }
  },

  'somebody was written to only if it was of the day and place that hold': async (world, notes) => {
    for (const id of notes.interviews) {
      if (!(await world.read.interview.findUnique({ where: { id } }))) continue
      const { people, place } = await world.interviews.byId(id)
      for (const person of people) {
        const group = await groupOf(world, [person.id])
        const isNoted = group.some(each => notes.written.has(`${each} ${place}`))
        if (person.written.length > 0) law(`${person.reference} was written to`, isNoted, true)
      }
    }
  },

  'erasure comes when it was asked for first': async ({ read }, notes) => {
    const rows = [...(await read.worker.findMany()), ...(await read.application.findMany())]
    for (const { id, reference, eraseAt } of rows)
      law(`erasure of ${reference}`, eraseAt?.getTime(), notes.eraseAt.get(id))
  },

  'the posts of a job are those that somebody has': async ({ read, vacancy }) => {
    const where = { vacancyId: vacancy, state: { in: [...TAKING] }, mergedIntoId: null }
    const row = await read.vacancyPosts.findUnique({ where: { vacancyId: vacancy } })
    if (row) law('posts', row.taken, await read.application.count({ where }))
  },
}

const rootsOf = (notes: Notes) => [...notes.files.keys()].filter(id => rootOf(notes, id) === id)

/** The applications that are one with these. */
export async function groupOf({ read }: World, ids: string[]): Promise<string[]> {
  const rows = await read.application.findMany({ where: { id: { in: ids } } })
  const roots = rows.map(({ id, mergedIntoId }) => mergedIntoId ?? id)
  const all = await read.application.findMany({
    where: { OR: [{ id: { in: roots } }, { mergedIntoId: { in: roots } }] },
  })
  return all.map(({ id }) => id)
}

/** In whose file an application is, by what was done. */
async function fileOf(world: World, notes: Notes, application: string): Promise<string | undefined> {
  for (const id of await groupOf(world, [application])) {
    const home = notes.homes.get(id)
    if (home) return rootOf(notes, home)
  }
  return undefined
}
