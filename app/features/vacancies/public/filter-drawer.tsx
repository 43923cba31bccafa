import { Button } from '@agency/ui/Button'
import { Drawer } from '@agency/ui/Drawer'
import type { ComponentProps } from 'react'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FilterFields } from './filter-fields.tsx'

type Props = Pick<ComponentProps<typeof FilterFields>, 'vacancies' | 'search'> &
  Required<Pick<ComponentProps<typeof Drawer>, 'open' | 'onOpenChange'>>

/** The filters of jobs on phones, at the height of the window. Sending the form opens the results, as without scripts. */
export function FilterDrawer({ open, onOpenChange, vacancies, search }: Props) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={m.jobs_filter()}
      labels={{ close: m.nav_close() }}
      aria-describedby={undefined}
      actions={
        <Button type="submit" form="filter" size="lg">
          {m.jobs_show()}
        </Button>
      }
    >
      <form id="filter" method="get" action={localPath('/jobs#results')} className="grid gap-5">
        <FilterFields vacancies={vacancies.filter(({ closing }) => !closing)} search={search} prefix="filter-" />
      </form>
    </Drawer>
  )
}
