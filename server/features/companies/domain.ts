import { config } from '#server/config.ts'
import companies from './companies.json' with { type: 'json' }

type Entry = (typeof companies)[number]

/** A group company with the fields of the static file /companies.json; `bn` has the same in Bangla. */
export type Company = Omit<Entry, 'bn'> & { bn?: Partial<Entry['bn']> }

/** The group companies that are published: all of them are invented, so none without the demonstration. */
export const list = (): Company[] => (config.DEMO === 'on' ? companies : [])
