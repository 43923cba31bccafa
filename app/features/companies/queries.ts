import { createIsomorphicFn } from '@tanstack/react-start'
import { showsDemonstration } from '#app/rendering/demonstration.ts'
import companies from '#app/public/companies.json' with { type: 'json' }

type Entry = (typeof companies)[number]

/** A group company with the fields of the static file /companies.json; `bn` says the same in Bangla. */
export type Company = Omit<Entry, 'bn'> & { bn?: Partial<Entry['bn']> }

/** The group companies that are published: the file itself while the server renders, one request for /companies.json in the browser. Throws when it cannot be had. */
export const listCompanies = createIsomorphicFn()
  .server((): Company[] => (showsDemonstration() ? companies : []))
  .client(async (): Promise<Company[]> => {
    const response = await fetch('/companies.json')
    if (!response.ok) throw new Error(`/companies.json answered ${response.status}`)
    return response.json()
  })
