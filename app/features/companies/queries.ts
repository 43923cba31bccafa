import { createIsomorphicFn } from '@tanstack/react-start'
import { companies } from '#app/rendering/queries.server.ts'
import type { Company } from '#server/features/companies/domain.ts'

export type { Company }

/** The group companies that are published; one request for /companies.json in the browser. Throws when it cannot be had. */
export const listCompanies = createIsomorphicFn()
  .server(() => companies())
  .client(async (): Promise<Company[]> => {
    const response = await fetch('/companies.json')
    if (!response.ok) throw new Error(`/companies.json answered ${response.status}`)
    return response.json()
  })
