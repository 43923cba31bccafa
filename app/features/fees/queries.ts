import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { localizeRecord, localizeTexts } from '#i18n/locale.ts'
import type { LicencePage } from '#server/features/fees/domain.ts'

/** What going abroad costs by country, and what else the page says, in the language of the reader. */
export const findFees = async () => localizeFees(await queryProcedure('fees.find'))

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
