import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { localizeFees } from '#app/features/fees/queries.ts'
import { countryName } from '#i18n/countries.ts'
import type { CountryFees, LicencePage } from '#server/features/fees/domain.ts'
import { isComplete } from '#server/features/fees/schema.ts'
import { definePreview } from '#app/staff/preview.ts'

const loadFees = () => import('#app/features/fees/public/fees-page.tsx')

export const feesPreview = definePreview({
  async load(record) {
    await loadStatic(loadFees)
    const { country = '', rows = [], ...fees } = record as CountryFees
    const countries = [{ ...fees, country, rows: rows.filter(isComplete) }]
    return {
      title: countryName(country) || m.list_untitled(),
      props: { fees: localizeFees({ page: null, countries }), jobs: [] },
    }
  },
  Page: staticComponent(loadFees, 'FeesPage'),
})

export const licencePreview = definePreview({
  async load(record) {
    await loadStatic(loadFees)
    const { helplines = [], missions = [], ...page } = record as NonNullable<LicencePage['page']>
    return {
      title: m.costs_title(),
      props: { fees: localizeFees({ page: { ...page, helplines, missions }, countries: [] }), jobs: [] },
    }
  },
  Page: staticComponent(loadFees, 'FeesPage'),
})
