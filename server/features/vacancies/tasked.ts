import { countryName } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { readData } from '#server/drafts/data.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { readStates } from '#server/drafts/record-state.ts'
import { vacanciesContent } from '#server/features/vacancies/content.ts'
import type { VacancyInput } from '#server/features/vacancies/schema.ts'
import { jobNumber } from '#server/features/vacancies/slug.shared.ts'
import type { TaskedRecords } from '#server/features/work/contributions.ts'

const store = vacanciesContent as unknown as ContentStore

/** Jobs as tasks name them, drafts too; those in the trash are left out. */
export const tasked: TaskedRecords = {
  async find(database, { ids }) {
    const states = await readStates(database, store, ids)
    return [...states].flatMap(([id, { live, draft }]) => {
      const data = live?.data ?? (draft && readData(store, draft).data)
      return data ? [{ id, reference: jobNumber({ _id: id }), title: titleOf(data as Partial<VacancyInput>) }] : []
    })
  },
  page: '/admin/vacancies',
  missing: m.vacancy_missing,
}

const titleOf = ({ trade, country }: Partial<VacancyInput>) =>
  [trade && tradeName(trade), country && countryName(country)].filter(Boolean).join(', ')
