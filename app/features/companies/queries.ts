import { createIsomorphicFn } from '@tanstack/react-start'
import { companies } from './queries.server.ts'
import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { localizedText } from '#i18n/locale.ts'
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

/** Whom the contact form reaches beside the agency. */
export const listContacts = () => queryProcedure('companies.contacts')

export type CompanyCardProps = ReturnType<typeof cardOf>

/** A company as lists show it; `text` says what it does, in one line. */
export function cardOf({ _id, logo, companyName, oneLine, bn }: Company) {
  return {
    _id,
    logo,
    name: localizedText(companyName, bn?.companyName),
    ...((oneLine || bn?.oneLine) && { text: localizedText(oneLine || bn?.oneLine || '', bn?.oneLine) }),
  }
}
