import { read } from '#server/db/client.ts'
import { rootOf } from '#server/features/applications/domain.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/**
 * Tickets with a flight on one of these days; of an application and of what was merged into it the newest one counts, as
 * `inForce` has it: it stands for what was booked anew.
 */
const flightsOn = ({ from, to }: { from: string; to: string }) => Prisma.sql`
  FROM "WorkerDocument" AS "ticket" WHERE "ticket"."kind" = 'ticket' AND "ticket"."applicationId" IS NOT NULL
    AND "ticket"."heldOn" >= ${from} AND "ticket"."heldOn" <= ${to}
    AND NOT EXISTS (SELECT 1 FROM "WorkerDocument" AS "later" WHERE "later"."kind" = 'ticket'
      AND "later"."workerId" = "ticket"."workerId"
      AND ${rootOf(Prisma.sql`"later"."applicationId"`)} = ${rootOf(Prisma.sql`"ticket"."applicationId"`)}
      AND ("later"."createdAt" > "ticket"."createdAt"
        OR ("later"."createdAt" = "ticket"."createdAt" AND "later"."id" > "ticket"."id")))`

/** As a query: the applications with a flight on one of these days, also those that were merged. */
export const idsDeparting = (days: { from: string; to: string }): Prisma.Sql =>
  Prisma.sql`SELECT "ticket"."applicationId" ${flightsOn(days)}`

type Flight = { id: string; applicationId: string; heldOn: string; place: string }

/** The flights on these days, the first ones first, each with its number in one spelling. */
export async function flightsBetween(days: { from: string; to: string }, max: number): Promise<Flight[]> {
  const flights = await read.$queryRaw<Flight[]>`
    SELECT "ticket"."id", "ticket"."applicationId", "ticket"."heldOn", "ticket"."place" ${flightsOn(days)}
    ORDER BY "ticket"."heldOn", "ticket"."id" LIMIT ${max}`
  return flights.map(flight => ({ ...flight, place: flightNumber(flight.place) }))
}

/** The number of a flight as airlines write it, "BG 584" for "bg584" or "BG-584"; any other words are as they were typed. */
export const flightNumber = (typed: string): string =>
  typed
    .trim()
    .replace(
      /^([a-z]{2}|[a-z]\d|\d[a-z])[\s-]*(\d{1,4})$/i,
      (_, airline: string, number: string) => `${airline.toUpperCase()} ${number}`,
    )
