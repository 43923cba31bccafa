import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { today } from '#i18n/format.ts'
import { KINDS } from '#server/features/applications/stages/gaps.shared.ts'
import { STATES } from '#server/features/applications/stages/states.shared.ts'
import { rahim } from '../applications/apply.ts'
import { inDays } from '../vacancies/job.ts'
import { groupOf, laws } from './sequence-laws.ts'
import { childrenOf, factsOf, isRefused, law, NO_FACTS, type Notes, rootOf, type World } from './sequence-world.ts'

type Act = {
  name: string
  /** What somebody does; `n` and `m` choose among what there is. */
  run: (world: World, notes: Notes, given: Given) => Promise<void>
}
type Given = { n: number; m: number; k: number; who: number; isAlone?: boolean }
type Command = fc.AsyncCommand<Notes, World>

const pick = <One>(list: One[], n: number): One | undefined => list[n % Math.max(1, list.length)]
const HOUR_MS = 60 * 60 * 1000
const words = { sentence: '', nextStep: '', cost: null, payer: null }
/** Reasons that show something, and one that shows nothing. */
const REASONS = ['', 'Comes on Sunday', '\u3164\u200b']
const texts = { note: '', invitation: 'Dear {name}, come to {place}.', invitationBn: '{name}, {place}' }
const DAYS = { medical: { outcome: 'fit' }, contract: { issuedOn: today(), outcome: 'given' }, visa: { number: '1' } }
const FULL: Record<string, object> = {
  ...DAYS,
  clearance: { number: '1' },
  ticket: { number: '1', heldOn: inDays(9), place: 'BG 1' },
  training: { issuedOn: today() },
  return: { place: 'Ill' },
  arrival: { person: 'Kamal' },
}

const acts: Act[] = [
  {
    name: 'adds a file',
    async run(world, notes, { n, m, who, isAlone }) {
      const facts = {
        ...NO_FACTS,
        passport: n % 3 === 0 ? `A${1_000_000 + m}` : '',
        bornOn: m % 2 ? `1990-01-1${m % 9}` : '',
      }
      if (n % 4 === 0) facts.nid = String(1_000_000_000 + m)
      const input = { values: { name: `Karim ${n}`, phone: '01712345678', ...facts } }
      const isTaken = [...notes.files.values()].some(
        ({ own }) => (facts.passport && own.passport === facts.passport) || (facts.nid && own.nid === facts.nid),
      )
      const answer = await world.attempt<{ id: string }>('workers.add', input, who)
      if (isAlone) law('a number that is taken is refused', isRefused(answer), isTaken)
      if (!isRefused(answer)) notes.files.set(answer.id, { own: facts, place: 0, changed: new Set() })
    },
  },
  {
    name: 'adds an application',
    async run(world, notes) {
      const { id } = await world.apply()
      notes.applications.push(id)
      notes.homes.set(id, undefined)
    },
  },
  {
    name: 'puts an application into a file',
    async run(world, notes, { n, m, who }) {
      const [application, worker] = [pick(notes.applications, n), pick([...notes.files.keys()], m)]
      if (!application || !worker) return
      const answer = await world.attempt('workers.link', { application, worker }, who)
      if (isRefused(answer)) return
      const root = rootOf(notes, worker)
      if (!notes.homes.get(application)) notes.homes.set(application, root)
      // what was made for it in another file comes along
      for (const { id } of await world.read.workerDocument.findMany({ where: { applicationId: application } })) {
        const home = notes.homes.get(id)
        if (home && rootOf(notes, home) !== root) notes.homes.set(id, root)
      }
    },
  },
  {
    name: 'takes an application out of its file',
    async run(world, notes, { n, who }) {
      const id = pick(notes.applications, n)
      if (!id) return
      if (!isRefused(await world.attempt('workers.unlink', { id }, who))) notes.homes.set(id, undefined)
    },
  },
  {
    name: 'writes down a fact of a file',
    async run(world, notes, { n, m, who }) {
      const id = pick([...notes.files.keys()], n)
      if (!id || rootOf(notes, id) !== id) return
      const { version, name, phone, bornOn } = await world.read.worker.findUniqueOrThrow({ where: { id } })
      const before = factsOf(notes, id)
      const note = `Note ${++notes.places}`
      const passport = m % 3 === 0 ? `B${2_000_000 + m}` : undefined
      const values = { name, phone, bornOn, note, passport }
      if (isRefused(await world.attempt('workers.edit', { id, seen: version, values }, who))) return
      const file = notes.files.get(id)!
      for (const [field, value] of Object.entries({ note, passport }) as ['note' | 'passport', string | undefined][]) {
        if (value === undefined || value === before[field]) continue
        file.own[field] = value
        for (const [, child] of childrenOf(notes, id)) child.changed.add(field)
      }
    },
  },
  {
    name: 'adds a document',
    async run(world, notes, { n, m, who }) {
      const [worker, kind] = [pick([...notes.files.keys()], n), pick([...KINDS], m)]
      if (!worker || !kind) return
      const id = await world.addDocument(worker, kind, FULL[kind] ?? {}, who)
      if (!id) return
      notes.documents.push(id)
      notes.homes.set(id, await homeOfNew(world, notes, id, rootOf(notes, worker)))
    },
  },
  {
    name: 'deletes a document',
    async run(world, notes, { n, who }) {
      const id = pick(notes.documents, n)
      if (!id || isRefused(await world.attempt('workers.documents.remove', { id }, who))) return
      notes.documents = notes.documents.filter(each => each !== id)
      notes.homes.delete(id)
    },
  },
  {
    name: 'moves an application',
    async run(world, notes, { n, m, k, who }) {
      const [id, state] = [pick(notes.applications, n), pick([...STATES], m)]
      if (!id || !state) return
      const skip = pick(REASONS, k)!
      const from = await world.stateOf(id)
      const input = {
        id,
        from,
        state,
        skip,
        isOverPosts: true,
        ...words,
        sentence: state === 'rejected' ? 'Another' : '',
      }
      const answer = await world.attempt<{ event: string }>('applications.move', input, who)
      if (!isRefused(answer)) notes.steps.push({ id, event: answer.event })
    },
  },
  {
    name: 'withdraws their application',
    async run(world, notes, { n }) {
      const id = pick(notes.applications, n)
      if (id) await world.withdraw(id)
    },
  },
  {
    name: 'has an application for another job',
    async run(world, notes, { n, m, who }) {
      const id = pick(notes.applications, n)
      if (!id) return
      const { version } = await world.read.application.findUniqueOrThrow({ where: { id } })
      const values = { ...rahim, phone: '01712345678', vacancy: m % 2 ? world.vacancy : '' }
      await world.attempt('applications.edit', { id, seen: version, values }, who)
    },
  },
  {
    name: 'undoes a step',
    async run(world, notes, { n, who }) {
      const step = n % 3 === 0 ? pick(notes.steps, n) : notes.steps.at(-1)
      if (step) await world.attempt('applications.undoMove', step, who)
    },
  },
  {
    name: 'waits until steps are told',
    async run(world) {
      await world.wait()
    },
  },
  {
    name: 'takes money',
    async run(world, notes, { n, m, k, who }) {
      const application = pick(notes.applications, m)
      const own = application && notes.homes.get(application)
      const worker = own && n > 2 ? rootOf(notes, own) : pick([...notes.files.keys()], n)
      if (!worker) return
      const input = {
        id: randomUUID(),
        worker,
        application: application ?? '',
        item: pick(['medical', 'training', 'visa'], k),
        amount: 500,
        paidOn: today(),
        way: 'cash',
        allowed: pick(REASONS, k),
      }
      const answer = await world.attempt<{ id: string; number: number }>('payments.take', input, who)
      if (isRefused(answer)) return
      notes.payments.push(answer.id)
      const again = await world.attempt('payments.take', input, who)
      law('what is sent twice is one receipt', again, answer)
      const other = await world.attempt('payments.take', { ...input, item: 'other', reason: 'Another' }, who)
      law('another thing under its id is refused', isRefused(other), true)
    },
  },
  {
    name: 'gives money back',
    async run(world, notes, { n, m, who }) {
      const payment = pick(notes.payments, n)
      if (!payment) return
      const amount = m % 2 ? 500 : 200
      const input = { id: randomUUID(), payment, amount, paidOn: today(), way: 'cash', reason: 'Given back' }
      const answer = await world.attempt<{ id: string }>('payments.refund', input, who)
      if (!isRefused(answer)) notes.payments.push(answer.id)
    },
  },
  {
    name: 'cancels a receipt',
    async run(world, notes, { n, k, who }) {
      const id = pick(notes.payments, n)
      if (!id) return
      const reason = pick(REASONS, k)!
      const answer = await world.attempt('payments.cancel', { id, reason }, who)
      if (!reason.trim() || k % 3 === 2) law('no reason is refused', isRefused(answer), true)
    },
  },
  {
    name: 'merges two files',
    async run(world, notes, { n, m, who }) {
      const ids = [...notes.files.keys()]
      const [id, into] = [pick(ids, n), pick(ids, m)]
      if (!id || !into) return
      if (isRefused(await world.attempt('workers.merge', { id, into }, who))) return
      const file = notes.files.get(id)!
      Object.assign(file, { putInto: into, place: ++notes.puts, changed: new Set() })
    },
  },
  {
    name: 'separates two files',
    async run(world, notes, { n, who }) {
      const ids = [...notes.files.keys()]
      const id = pick(
        ids.filter(each => rootOf(notes, each) !== each),
        n,
      )
      if (!id) return
      if (isRefused(await world.attempt('workers.separate', { id }, who))) return
      Object.assign(notes.files.get(id)!, { putInto: undefined, changed: new Set() })
    },
  },
  {
    name: 'merges two applications',
    async run(world, notes, { n, m, who }) {
      const [id, into] = [pick(notes.applications, n), pick(notes.applications, m)]
      if (id && into) await world.attempt('applications.merge', { id, into }, who)
    },
  },
  {
    name: 'separates two applications',
    async run(world, notes, { n, who }) {
      const id = pick(notes.applications, n)
      if (id) await world.attempt('applications.separate', { id }, who)
    },
  },
  {
    name: 'has something erased',
    async run(world, notes, { n, m, who }) {
      const [file, application] = [pick([...notes.files.keys()], n), pick(notes.applications, n)]
      const [name, id] = m % 2 ? (['workers', file] as const) : (['applications', application] as const)
      if (!id || isRefused(await world.attempt(`${name}.erase`, { id }, who))) return
      const row = await (m % 2
        ? world.read.worker.findUnique({ where: { id } })
        : world.read.application.findUnique({ where: { id } }))
      if (!notes.eraseAt.has(id)) notes.eraseAt.set(id, row!.eraseAt!.getTime())
    },
  },
  {
    name: 'keeps what was to be erased',
    async run(world, notes, { n, m, who }) {
      const [file, application] = [pick([...notes.files.keys()], n), pick(notes.applications, n)]
      const [name, id] = m % 2 ? (['workers', file] as const) : (['applications', application] as const)
      if (id && !isRefused(await world.attempt(`${name}.keep`, { id }, who))) notes.eraseAt.delete(id)
    },
  },
  {
    name: 'adds an interview',
    async run(world, notes, { n, who }) {
      const at = new Date(Date.now() + (24 + n) * HOUR_MS).toISOString()
      const place = `Place ${++notes.places}`
      const answer = await world.attempt<{ id: string }>(
        'applications.interviews.save',
        { vacancyId: null, at, place, ...texts },
        who,
      )
      if (!isRefused(answer)) notes.interviews.push(answer.id)
    },
  },
  {
    name: 'moves an interview',
    async run(world, notes, { n, m, who }) {
      const id = pick(notes.interviews, n)
      if (!id) return
      const at = new Date(Date.now() + (48 + m) * HOUR_MS).toISOString()
      const place = `Place ${++notes.places}`
      await world.attempt('applications.interviews.save', { id, vacancyId: null, at, place, ...texts }, who)
    },
  },
  {
    name: 'deletes an interview',
    async run(world, notes, { n, m, who }) {
      const id = pick(notes.interviews, n)
      if (id && m % 3 === 0) await world.attempt('applications.interviews.delete', { id }, who)
    },
  },
  {
    name: 'invites an applicant',
    async run(world, notes, { n, m, who }) {
      const [id, interviewId] = [pick(notes.applications, n), pick(notes.interviews, m)]
      if (id && interviewId) await world.attempt('applications.interviews.invite', { interviewId, ids: [id] }, who)
    },
  },
  {
    name: 'takes an applicant off',
    async run(world, notes, { n, who }) {
      const id = pick(notes.applications, n)
      if (id) await world.attempt('applications.interviews.uninvite', { ids: [id] }, who)
    },
  },
  {
    name: 'writes to an applicant',
    async run(world, notes, { n, who }) {
      const id = pick(notes.applications, n)
      if (!id) return
      const before = await world.read.application.findUnique({ where: { id }, include: { interview: true } })
      if (!before?.toldId) return // no screen offers to write what nobody was told
      if (
        isRefused(
          await world.attempt('applications.interviews.markWritten', { id, channel: 'sms', told: before.toldId }, who),
        )
      )
        return
      if (before.interview) notes.written.add(`${id} ${before.interview.place}`)
    },
  },
  {
    name: 'takes the job off the site or brings it back',
    run: world => world.toggleJob(),
  },
]

/** Whose a new document is: of whom its application came from, or all did where it is for none; else of the file that has it. */
async function homeOfNew(world: World, notes: Notes, id: string, root: string): Promise<string> {
  const { applicationId } = await world.read.workerDocument.findUniqueOrThrow({ where: { id } })
  const ofGroup = applicationId ? await groupOf(world, [applicationId]) : notes.applications
  const whose = applicationId && notes.homes.get(applicationId) ? [applicationId] : ofGroup
  const homes = new Set(
    whose.flatMap(each => {
      const home = notes.homes.get(each)
      return home && rootOf(notes, home) === root ? [home] : []
    }),
  )
  return homes.size === 1 ? [...homes][0]! : root
}

/** One act by somebody; every law holds after it. */
class One implements Command {
  readonly #act: Act
  readonly #given: Given
  constructor(act: Act, given: Given) {
    this.#act = act
    this.#given = given
  }
  check = () => true
  async run(notes: Notes, world: World): Promise<void> {
    await this.#act.run(world, notes, { ...this.#given, isAlone: true })
    await holdAtTimes(world, notes)
  }
  toString = () => `${this.#act.name} (${Object.values(this.#given).join(' ')})`
}

/** Two people at a time. */
class Both implements Command {
  readonly #acts: [Act, Given][]
  constructor(...acts: [Act, Given][]) {
    this.#acts = acts
  }
  check = () => true
  async run(notes: Notes, world: World): Promise<void> {
    const [[first, one], [second, other]] = this.#acts as [[Act, Given], [Act, Given]]
    const isOneTarget = first === second && first.name === 'merges two files' && one.m === other.m
    const both = isOneTarget ? [this.#acts[0]!] : this.#acts
    await Promise.all(both.map(([act, given]) => act.run(world, notes, given)))
    await lookUp(world, notes)
    await holdAtTimes(world, notes)
  }
  toString = () =>
    `at once: ${this.#acts.map(([{ name }, given]) => `${name} (${Object.values(given).join(' ')})`).join(', ')}`
}

/** Which of two was first only the record tells: what was put where by then, and what is to be erased. */
async function lookUp({ read }: World, notes: Notes) {
  const applications = await read.application.findMany()
  const files = await read.worker.findMany()
  for (const { id, putIntoId } of files) Object.assign(notes.files.get(id) ?? {}, { putInto: putIntoId ?? undefined })
  for (const { id, homeId, workerId } of [...applications, ...(await read.workerDocument.findMany())])
    notes.homes.set(id, homeId ?? workerId ?? undefined)
  for (const { id, eraseAt } of [...files, ...applications])
    if (!eraseAt) notes.eraseAt.delete(id)
    else if (!notes.eraseAt.has(id)) notes.eraseAt.set(id, eraseAt.getTime())
}

/** Every third time, which is as good and takes a third of the time. */
async function holdAtTimes(world: World, notes: Notes) {
  if (++notes.changes % 3 === 0) await hold(world, notes)
}

/** Throws which law is broken. */
export async function hold(world: World, notes: Notes): Promise<void> {
  for (const [sentence, holds] of Object.entries(laws))
    try {
      await holds(world, notes)
    } catch (error) {
      throw new Error(`Broken: ${sentence}\n${String(error)}`, { cause: error })
    }
}

const number = fc.nat({ max: 8 })
const given = fc.record({ n: number, m: fc.nat({ max: 20 }), k: number, who: number })
/** What people do, by what it is about. */
const about = {
  files: among(
    'adds a file',
    'adds an application',
    'puts an application into a file',
    'adds a document',
    'deletes a document',
  ),
  merges: among('merges two files', 'separates two files', 'merges two applications', 'separates two applications'),
  steps: among(
    'moves an application',
    'moves an application',
    'withdraws their application',
    'undoes a step',
    'waits until steps are told',
  ),
  money: among('takes money', 'takes money', 'gives money back', 'cancels a receipt'),
  interviews: among(
    'moves an interview',
    'invites an applicant',
    'invites an applicant',
    'takes an applicant off',
    'writes to an applicant',
  ),
  all: fc.constantFrom(...acts),
}
const any = fc.oneof(...Object.values(about))

/** One person or, as often, two at a time. */
export const commands = [
  ...Object.values(about).map(some => fc.tuple(some, given).map(all => new One(...all))),
  ...Array.from({ length: 6 }, () =>
    fc.tuple(fc.tuple(any, given), fc.tuple(any, given)).map(([one, other]) => new Both(one, other)),
  ),
]

function among(...names: string[]) {
  return fc.constantFrom(...names.map(byName))
}

const calls = (names: string[]): [string, Given][] =>
  names.map((name, n) => [name, { n, m: n, k: 1, who: 0, isAlone: true }])
/** Three files, three applications of which two are in a file, and two interviews. */
export const beginning = calls([
  'adds a file',
  'adds a file',
  'adds a file',
  'adds an application',
  'adds an application',
  'adds an application',
  'puts an application into a file',
  'puts an application into a file',
  'adds an interview',
  'adds an interview',
])
export function byName(name: string): Act {
  return acts.find(each => each.name === name)!
}
