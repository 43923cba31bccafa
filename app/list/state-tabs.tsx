import { TabLink, TabNav } from '@agency/ui/Tabs'
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
    <TabNav label={m.record_state()} className="mb-2">
      {tabs.map(({ state, label, count, link }) => (
        <TabLink key={state ?? 'all'} asChild>
          <Link
            {...link}
            activeOptions={{ exact: true }}
            aria-current={current === state ? 'page' : undefined}
            resetScroll={false}
          >
            {label}
            <span className="font-normal tabular-nums">{formatNumber(count)}</span>
          </Link>
        </TabLink>
      ))}
    </TabNav>
  )
}
