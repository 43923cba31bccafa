import { createIsomorphicFn } from '@tanstack/react-start'
import { findFees as find } from '#app/rendering/queries.server.ts'
import { fetchProcedure } from '#app/rendering/rpc-fetch.ts'
import { localizeRecord, localizeTexts } from '#i18n/locale.ts'
import type { LicencePage } from '#server/features/fees/domain.ts'

/** What going abroad costs by country, and what else the page says, in the language of the reader. */
export const findFees = createIsomorphicFn()
  .server(async () => localizeFees(await find()))
  .client(async () => localizeFees(await fetchProcedure('fees.find')))

export type LocalizedFees = ReturnType<typeof localizeFees>

export function localizeFees({ page, countries }: LicencePage) {
  return {
    countries: countries.map(({ _id, country, rows, ...texts }) => ({
      _id,
      country,
      rows,
      ...localizeTexts(texts, 'note'),
    })),
    picture: page?.picture,
    checkLink: page?.checkLink,
    checkedOn: page?.checkedOn,
    ...localizeTexts(page ?? {}, 'alt', 'never', 'account'),
    helplines: (page?.helplines ?? []).map(line => localizeRecord(line, 'label')),
    missions: (page?.missions ?? []).map(mission => localizeRecord(mission, 'address')),
  }
}
