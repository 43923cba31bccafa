import { Link, type LinkProps } from '@tanstack/react-router'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Tab = {
  /** A state, or undefined for all records. */
  state: string | undefined
  label: string
  count: number
  link: Pick<LinkProps, 'to' | 'search'>
}

/** The states of the records in a list with how many there are, each a link to the list of them. */
export function StateTabs({ tabs, current }: { tabs: Tab[]; current: string | undefined }) {
  return (
    <nav aria-label={m.enquiry_state()} className="-mx-1 mb-5 overflow-x-auto px-1">
      <ul className="flex w-max gap-1 border-b border-line">
        {tabs.map(({ state, label, count, link }) => (
          <li key={state ?? 'all'}>
            <Link
              {...link}
              activeOptions={{ exact: true }}
              aria-current={current === state ? 'page' : undefined}
              resetScroll={false}
              className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand-strong"
            >
              {label}
              <span className="font-normal tabular-nums">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
