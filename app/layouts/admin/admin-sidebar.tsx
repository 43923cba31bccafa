import { Sidebar, SidebarGroup, SidebarLink } from '@agency/ui/Sidebar'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Wordmark } from '#app/layouts/wordmark.tsx'
import { pathWithoutLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { useBadges } from './badges.ts'
import { groupLabels } from './group-labels.ts'
import type { Me } from './require-staff.ts'
import { useEntries } from './sidebar-order.ts'
import { WaitingBadge } from './waiting-badge.tsx'
import { blocksOf, entriesFor, type Entry, findEntry } from '#app/staff/sidebar.ts'

/** Links to the staff pages that a person may open, each with how much waits behind it; that of the page that opens first is in view. */
export function AdminSidebar({ me }: { me: Me }) {
  useEffect(showCurrent, [])
  return (
    <Sidebar
      label={m.admin_nav()}
      brand={
        <Link to="/" className="inline-flex min-h-11 items-center rounded-md">
          <Wordmark />
        </Link>
      }
      labels={{ open: m.admin_open_menu(), close: m.admin_close_menu() }}
    >
      {blocksOf(useEntries(me)).map(({ group, entries }, n) =>
        group ? (
          <SidebarGroup key={group} id={group} label={groupLabels[group]()}>
            <EntryLinks entries={entries} me={me} />
          </SidebarGroup>
        ) : (
          <div key={n} className={n > 0 ? apart : column}>
            <EntryLinks entries={entries} me={me} />
          </div>
        ),
      )}
    </Sidebar>
  )
}

const column = 'flex flex-col gap-1 lg:pointer-fine:gap-0'
const apart = `${column} mt-2 border-t border-line pt-2 lg:pointer-fine:mt-1 lg:pointer-fine:pt-1`

/** Scrolls the sidebar alone: `scrollIntoView` would keep the page's scroll padding, and move the page. */
function showCurrent() {
  const link = document.querySelector<HTMLElement>('[data-slot=sidebar] [aria-current=page]')
  const nav = link?.closest('nav')
  if (!link || !nav) return
  const isInView =
    link.offsetTop >= nav.scrollTop && link.offsetTop + link.offsetHeight <= nav.scrollTop + nav.clientHeight
  if (!isInView) nav.scrollTop = link.offsetTop - nav.clientHeight / 2
}

function EntryLinks({ entries, me }: { entries: Entry[]; me: Me }) {
  const badges = useBadges()
  const current = useLocation({
    select: ({ pathname }) => findEntry(entriesFor(me), pathWithoutLocale(pathname))?.entry.to,
  })
  return entries.map(({ to, label, icon: Icon, tabs }) => (
    <SidebarLink key={to} asChild icon={<Icon aria-hidden />}>
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        {...(to === current && { 'aria-current': 'page' })}
      >
        {label()}
        <WaitingBadge count={tabs.reduce((sum, tab) => sum + (badges[tab.to] ?? 0), 0)} className="ms-auto" />
      </Link>
    </SidebarLink>
  ))
}
