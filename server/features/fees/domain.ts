import { defineDocument } from '#server/features/content/domain.ts'
import {
  feeFields,
  feeLists,
  type Fees,
  type FeesPage,
  feesPageFields,
  feesPageLists,
  isComplete,
  isOutdated,
} from '#server/features/fees/schema.ts'
import { countryName } from '#i18n/countries.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DeskItem } from '#server/registration/define-feature.ts'
import { fillSlots } from '#server/site/agency.ts'
import { type Document, findDocument, readDocuments } from '#server/drafts/documents.ts'

export const feesContent = defineDocument({
  feature: 'fees',
  fields: feeFields,
  lists: feeLists,
  title: ({ country = '' }) => countryName(country, 'en'),
})

export const feesPageContent = defineDocument({
  feature: 'licence-page',
  fields: feesPageFields,
  lists: feesPageLists,
  fixedIds: ['licence-and-fees'],
  title: () => 'Licence and fees',
})

export type CountryFees = Document<Fees>
export type LicencePage = { page: Document<FeesPage> | null; countries: CountryFees[] }

/** What visitors may know: rows, helplines and missions without a source and a day of checking are left out, and countries without rows. */
export async function find(): Promise<LicencePage> {
  const [published, countries] = await Promise.all([
    findDocument(feesPageContent, 'licence-and-fees'),
    readDocuments(feesContent),
  ])
  const page = published && (await fillSlots(published))
  return {
    page: page
      ? { ...page, helplines: page.helplines.filter(isChecked), missions: page.missions.filter(isChecked) }
      : null,
    countries: countries
      .map(fees => ({ ...fees, rows: fees.rows.filter(isComplete) }))
      .filter(({ rows, note }) => rows.length > 0 || note),
  }
}

/** Whether somebody has checked it: visitors see nothing else. */
export const isChecked = ({ checkedOn }: { checkedOn?: string }) => Boolean(checkedOn)

/** Costs that visitors do not see, or that somebody should check again. */
export async function feesOnDesk(): Promise<DeskItem[]> {
  const { length } = await findOutdated()
  const label = m.desk_fees(plural(length))
  return [{ id: 'fees-outdated', group: 'content', right: 'vacancies', label, count: length, to: '/admin/fees' }]
}

/** The countries with rows that visitors do not see, or that were last checked too long ago. */
export async function findOutdated(now = Date.now()): Promise<CountryFees[]> {
  const countries = await readDocuments(feesContent)
  return countries.filter(({ rows }) => rows.some(row => !isComplete(row) || isOutdated(row.checkedOn!, now)))
}
