import { type MouseEvent, type ReactNode, useState } from 'react'
import type { JobsSearch } from '#app/features/vacancies/jobs-search.ts'
import type { FilterDrawer } from '#app/features/vacancies/public/filter-drawer.tsx'
import type { JobCardProps } from '#app/features/vacancies/public/job-cards.ts'

type Props = { vacancies: JobCardProps[]; search: JobsSearch; children: ReactNode }

/**
 * Around the list of jobs: on phones its filters open in a sheet, which loads when they are touched. Without scripts, or where it cannot be
 * loaded, they unfold in the page.
 */
export function FilterSheet({ children, ...fields }: Props) {
  const [Sheet, setSheet] = useState<typeof FilterDrawer>()
  const [isOpen, setOpen] = useState(false)
  async function openSheet(event: MouseEvent) {
    const filters = event.target instanceof Element && event.target.closest('summary')?.closest('details')
    if (!filters || matchMedia('(min-width: 40rem)').matches) return
    event.preventDefault()
    const sheet = await import('#app/features/vacancies/public/filter-drawer.tsx').catch(() => undefined)
    if (!sheet) {
      filters.open = true
      return
    }
    setSheet(() => sheet.FilterDrawer)
    setOpen(true)
  }
  return (
    <>
      <div role="presentation" className="contents" onClick={event => void openSheet(event)}>
        {children}
      </div>
      {Sheet && <Sheet {...fields} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
