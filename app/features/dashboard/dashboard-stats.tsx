import { Card } from '@agency/ui/Card'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { can } from '#server/permissions.ts'
import type { Overview } from './queries.ts'

/** How many countries, companies, people placed and unread enquiries there are; each figure leads to its list. */
export function Stats({ countries, companies, employed, unread, me }: Overview & { me: Me }) {
  const list = '/admin/manage-clients'
  return (
    <Card asChild padding="none">
      <dl className="grid grid-cols-2 overflow-hidden *:border-line *:even:border-s *:nth-[n+3]:border-t *:last:odd:col-span-2">
        {can(me, 'content') && (
          <>
            <Figure label={m.admin_countries()} value={countries} to={list} search={{ view: 'rows' }} />
            <Figure label={m.admin_companies()} value={companies} to={list} />
            <Figure label={m.admin_employed()} value={employed} to={list} search={{ view: 'rows', sort: 'people' }} />
          </>
        )}
        {can(me, 'enquiries') && (
          <Figure label={m.admin_unread()} value={unread} to="/admin/enquiries" search={{ state: 'new' }} />
        )}
      </dl>
    </Card>
  )
}

type FigureProps = { label: string; value: number; to: string; search?: Record<string, string> }

function Figure({ label, value, to, search }: FigureProps) {
  const id = useId()
  return (
    <div className="relative flex flex-col-reverse justify-end bg-surface px-3 py-3 hover:bg-sunken active:bg-line sm:px-5">
      <dt id={id} className="text-sm text-muted">
        {label}
      </dt>
      <dd className="font-display text-xl font-semibold whitespace-nowrap tabular-nums sm:max-xl:text-2xl 2xl:text-2xl">
        <Link
          to={to}
          {...(search && { search })}
          id={`${id}-figure`}
          aria-labelledby={`${id} ${id}-figure`}
          className="after:absolute after:inset-0 focus-visible:after:rounded-lg focus-visible:-outline-offset-2"
        >
          {formatNumber(value)}
        </Link>
      </dd>
    </div>
  )
}
