import { randomBytes } from 'node:crypto'
import { migrate } from '#server/db/migrate.ts'
import { request, startPostgres } from './postgres.ts'

/**
 * With TEST_DATABASE=postgresql: one PostgreSQL for a whole run, with a migrated database that each test file, or
 * product of a journey, copies.
 */
export default async function startTemplate() {
  const postgres = await startPostgres()
  process.env.TEST_POSTGRES = await postgres.create('template')
  await migrate(process.env.TEST_POSTGRES, 'prisma/postgresql/migrations')
  return () => postgres.stop()
}

/** A new copy of the template, or null where the tests run on SQLite; `drop` when nobody uses it any more. */
export async function copyTemplate() {
  const template = process.env.TEST_POSTGRES
  if (!template) return null
  const name = `copy_${randomBytes(6).toString('hex')}`
  const of = (database: string) => template.replace(/\/template$/, `/${database}`)
  await request(of('postgres'), `CREATE DATABASE ${name} TEMPLATE template`)
  return { url: of(name), drop: () => request(of('postgres'), `DROP DATABASE ${name} WITH (FORCE)`) }
}
