import { newFolderOf } from './new-folder.ts'

/** How many applications, messages and files of workers there are, and how many of the applicants are invited to one interview. */
export type Office = { people: number; invited: number }

/** A new data folder of an agency with so many people in each list of its staff, and a demand for every tenth of them. */
export async function fillOffice({ people, invited }: Office): Promise<string> {
  return newFolderOf(import.meta.filename, people, invited)
}

if (import.meta.main) {
  const [people = 0, invited = 0] = process.argv.slice(2).map(Number)
  const [{ parseConfig }, { chunk, openDatabase, write }, { configure }, { nameKeyOf }, { STATES }] = await Promise.all(
    [
      import('#server/config/config.ts'),
      import('#server/db/client.ts'),
      import('#server/process/lifecycle.ts'),
      import('#i18n/typed/names.ts'),
      import('#server/features/applications/stages/states.shared.ts'),
    ],
  )
  configure(parseConfig({ DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: 'silent' }))
  await openDatabase()
  const each = <Row>(count: number, rowOf: (n: number) => Row) =>
    chunk(Array.from({ length: count }, (_, n) => rowOf(n)))
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000)
  const personOf = (n: number) => {
    const name = `Mohammad Rahman Chowdhury ${n}`
    return { name, nameKey: nameKeyOf(name), phone: `88017${10_000_000 + n}`, district: 'bogura', trade: 'mason' }
  }
  const interview = { id: 'interview', at: new Date(Date.UTC(2027, 0, 3, 4)), place: 'Dhaka office' }
  await write(({ interview: table }) => table.create({ data: interview }))
  for (const data of each(people, n => ({
    ...personOf(n),
    id: `application-${n}`,
    reference: `APP-${String(n).padStart(6, '0')}`,
    jobTitle: 'Mason, Riyadh, Saudi Arabia',
    country: 'SA',
    years: n % 20,
    hasPassport: n % 2 === 0,
    registered: 'yes',
    source: 'website',
    consent: 1,
    codeHash: `code ${n}`,
    linkHash: `link ${n}`,
    state: n < invited ? 'called' : STATES[n % STATES.length]!,
    stateAt: at(n),
    createdAt: at(n),
    interviewId: n < invited ? interview.id : null,
    deleteAfter: new Date(Date.UTC(2030, 0, 1)),
  })))
    await write(({ application }) => application.createMany({ data }))
  for (const data of each(people, n => ({
    id: `enquiry-${n}`,
    reference: `ENQ-${String(n).padStart(6, '0')}`,
    lastName: `Rahman Chowdhury ${n}`,
    email: `sender${n}@example.com`,
    company: 'agency',
    subject: 'work',
    message: 'Is there work for an electrician with eight years of experience in Dubai? '.repeat(4),
    createdAt: at(n),
  })))
    await write(({ enquiry }) => enquiry.createMany({ data }))
  for (const data of each(people, n => ({
    ...personOf(n),
    id: `worker-${n}`,
    reference: `WRK-${String(n).padStart(6, '0')}`,
    nameBn: 'মোহাম্মদ রহমান চৌধুরী',
    passportHash: `passport ${n}`,
    passportExpiresOn: '2030-01-01',
  })))
    await write(({ worker }) => worker.createMany({ data }))
  for (const data of each(people / 10, n => ({
    id: `demand-${n}`,
    reference: `DEM-${String(n).padStart(6, '0')}`,
    linkHash: `link ${n}`,
    company: `Gulf Build ${n} LLC`,
    country: 'SA',
    contact: 'Fahad Al Otaibi',
    email: `fahad${n}@example.com`,
    phone: '+966 50 123 4567',
    consent: 1,
    createdAt: at(n),
    deleteAfter: new Date(Date.UTC(2030, 0, 1)),
  })))
    await write(({ demand }) => demand.createMany({ data }))
}
