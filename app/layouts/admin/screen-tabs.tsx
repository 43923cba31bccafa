import { TabLink, TabNav } from '@agency/ui/Tabs'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { entriesFor, findEntry } from '#app/staff/sidebar.ts'
import { pathWithoutLocale } from '#i18n/locale.ts'
import { useBadges } from './badges.ts'
import type { Me } from './require-staff.ts'
import { WaitingBadge } from './waiting-badge.tsx'

/** Above a screen of a set: the others of it that a person may open. Its records and forms have no tabs, and a screen alone has none. */
export function ScreenTabs({ me }: { me: Me }) {
  const badges = useBadges()
  const strip = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathWithoutLocale(pathname) })
  const { entry, tab: open } = findEntry(entriesFor(me), path) ?? {}
  const shown = open?.to
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[data-tab="${shown}"]`)
    if (tab && strip.current)
      strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2
  }, [shown])
  if (!entry || entry.tabs.length < 2 || (shown !== path && !open?.hasTabsBelow)) return null
  return (
    <TabNav ref={strip} label={entry.label()} className="-mt-5 mb-3 [&+[data-slot=page-header]]:mt-0 lg:-mt-6 lg:mb-2">
      {entry.tabs.map(({ to, label, hasTabsBelow = false }) => (
        <TabLink key={to} asChild>
          <Link to={to} data-tab={to} activeOptions={{ exact: !hasTabsBelow, includeSearch: false }}>
            {label()}
            <WaitingBadge count={badges[to] ?? 0} />
          </Link>
        </TabLink>
      ))}
    </TabNav>
  )
}
