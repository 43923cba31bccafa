import { read, type Reader } from '#server/db/client.ts'
import { applicationsOfPhone } from '#server/features/applications/domain.ts'
import { toName } from '#server/features/workers/applications.ts'
import { hashPassport } from '#server/features/workers/sealing.ts'
import { KNOWN_MAX } from '#server/features/workers/work-schema.ts'

type Asked = { phone?: string | undefined; passport?: string | undefined }
type Database = Pick<Reader, 'worker'> & Parameters<typeof applicationsOfPhone>[0]

/** Who is here already: the file with a passport, and the files and the applications without one that have a telephone. */
export async function knownPeople({ phone, passport }: Asked, database: Database = read) {
  const [ofPassport] = passport ? await shown(database, { passportHash: hashPassport(passport) }) : []
  const applications = phone ? await applicationsOfPhone(database, phone, KNOWN_MAX) : []
  const fileIds = applications.flatMap(({ workerId }) => workerId ?? [])
  const files = phone ? await shown(database, { OR: [{ phone }, { id: { in: fileIds } }] }) : []
  return {
    passport: ofPassport && toName(ofPassport),
    files: files.filter(({ id }) => id !== ofPassport?.id).map(toName),
    applications: applications
      .filter(({ workerId }) => workerId === null)
      .map(({ id, reference, name, jobTitle }) => ({ id, reference, name, job: jobTitle })),
  }
}

/** Files, of which those that were merged are the other one. */
async function shown(database: Database, where: NonNullable<Parameters<Reader['worker']['findMany']>[0]>['where']) {
  const found = await database.worker.findMany({ where: where!, orderBy: { createdAt: 'asc' }, take: KNOWN_MAX })
  const ids = [...new Set(found.map(({ id, mergedIntoId }) => mergedIntoId ?? id))]
  return database.worker.findMany({ where: { id: { in: ids } }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
}
