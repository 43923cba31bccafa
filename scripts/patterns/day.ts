import { randomUUID } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { order } from '../lint-layers.mjs'
import type { Client } from './client.ts'

export type Row = { id: string }
export type Rows<Extra = object> = { rows: (Row & Extra)[] }

/** The recorded day: its people, each in a browser of their own, and the program that hears of things. */
export type Day = {
  owner: Client
  officer: Client
  visitor: Client
  colleagueId: string
  open: () => Client
  /** The address of the program. */
  receiver: string
}

/** Has an answer recorded. */
export type Ask = (client: Client, path: string, input?: object) => void

/** What a feature has of the day, in a file of its name in `features`. */
export type Part = {
  /** What the owner sets up before anybody comes. */
  setUp?: (day: Day) => Promise<void>
  /** What people do with it, after those above it. */
  work?: (day: Day) => Promise<void>
  /** What is done for people who come to the office, which is in the afternoon. */
  visits?: (day: Day) => Promise<void>
  /** What the screens ask with an input: what needs none is asked by itself, and so is a record of each content type. */
  ask?: (day: Day, ask: Ask) => Promise<void> | void
  /** Paths of drawings that the server makes, at the addresses that pages have. */
  drawings?: (day: Day) => Promise<string[]> | string[]
}

export const password = 'river bridge'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day (YYYY-MM-DD) so many days from now. */
export const dayIn = (days: number): string => today(Date.now() + days * DAY_MS)

/** Whether a feature is there. */
export const has = (feature: string): boolean => order.includes(feature)

/** The id of the first record of a list. */
export const firstOf = async (client: Client, list: string): Promise<string> =>
  (await client.query<Rows>(list, {})).rows[0]!.id

/** The path of a secret link. */
export const pathOf = (link: string): string => link.slice(new URL(link).origin.length)

/** Values with an id, which staff’s browser makes. */
export const withId = <Values extends object>(values: Values): Values & Row => ({ ...values, id: randomUUID() })
