import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { TabLink, TabNav } from '@agency/ui/Tabs'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Tab = {
  /** A state, or undefined for all records. */
  state: string | undefined
  label: string
  count: number
  link: Pick<LinkProps, 'to' | 'search'>
}

/** More tabs than these are too many to look through. */
const TABS_MAX = 6
/** With more, these stay beside their menu: all records, and those under way. */
const TABS_FIRST = 2

/** The states of the records in a list with how many there are, each a link to the list of them: tabs, and where there are many a menu. */
export function StateTabs({ tabs, current }: { tabs: Tab[]; current: string | undefined }) {
  const isLong = tabs.length > TABS_MAX
  return (
    <div className="mb-2 flex flex-wrap items-end gap-x-4 gap-y-2">
      <TabNav label={m.record_state()} className="min-w-0">
        {(isLong ? tabs.slice(0, TABS_FIRST) : tabs).map(({ state, label, count, link }) => (
          <TabLink key={state ?? 'all'} asChild>
            <Link
              {...link}
              activeOptions={{ exact: true }}
              aria-current={current === state ? 'page' : undefined}
              resetScroll={false}
            >
              {label}
              <Count count={count} />
            </Link>
          </TabLink>
        ))}
      </TabNav>
      {isLong && <StateMenu tabs={tabs.slice(TABS_FIRST)} current={current} />}
    </div>
  )
}

function StateMenu({ tabs, current }: { tabs: Tab[]; current: string | undefined }) {
  const chosen = tabs.find(({ state }) => state === current)
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant={chosen ? 'primary' : 'secondary'} size="sm">
          {m.record_state()}
          {chosen && (
            <span>
              : {chosen.label} <Count count={chosen.count} />
            </span>
          )}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {tabs.map(({ state, label, count, link }) => (
        <DropdownMenuItem key={state} asChild className={count === 0 ? 'text-muted' : undefined}>
          <Link
            {...link}
            activeOptions={{ exact: true }}
            aria-current={current === state ? 'page' : undefined}
            resetScroll={false}
          >
            <span className="grow">{label}</span>
            <Count count={count} />
            {current === state && <Check aria-hidden="true" />}
          </Link>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  )
}

const Count = ({ count }: { count: number }) => <span className="font-normal tabular-nums">{formatNumber(count)}</span>
