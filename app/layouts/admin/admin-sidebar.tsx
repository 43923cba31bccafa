import { Badge } from '@agency/ui/Badge'
import { Sidebar, SidebarGroup, SidebarLink } from '@agency/ui/Sidebar'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Wordmark } from '#app/layouts/wordmark.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { useBadges } from './badges.ts'
import type { Me } from './require-staff.ts'
import { type Screen, SCREEN_GROUPS, type ScreenGroup } from '#app/staff/define-staff.ts'
import { screensFor } from '#app/staff/screens.ts'

/** Links to the staff pages that a person may open, each with how much waits behind it; that of the page that opens first is in view. */
export function AdminSidebar({ me }: { me: Me }) {
  const badges = useBadges()
  useEffect(showCurrent, [])
  const screens = screensFor(me).filter(({ isUnlisted }) => !isUnlisted)
  const linksTo = (group?: ScreenGroup) =>
    screens
      .filter(screen => screen.group === group)
      .map(screen => <ScreenLink key={screen.to} {...screen} count={badges[screen.to] ?? 0} />)
  return (
    <Sidebar
      label={m.admin_nav()}
      brand={<Wordmark />}
      labels={{ open: m.admin_open_menu(), close: m.admin_close_menu() }}
    >
      {linksTo()}
      {SCREEN_GROUPS.filter(group => linksTo(group).length > 0).map(group => (
        <SidebarGroup key={group} id={group} label={groupLabels[group]()}>
          {linksTo(group)}
        </SidebarGroup>
      ))}
    </Sidebar>
  )
}

const groupLabels: Record<ScreenGroup, () => string> = {
  content: m.group_content,
  work: m.group_work,
  people: m.group_people,
  system: m.group_system,
}

/** Scrolls the sidebar alone: `scrollIntoView` would keep the page's scroll padding, and move the page. */
function showCurrent() {
  const link = document.querySelector<HTMLElement>('[data-slot=sidebar] [aria-current=page]')
  const nav = link?.closest('nav')
  if (!link || !nav) return
  const isInView =
    link.offsetTop >= nav.scrollTop && link.offsetTop + link.offsetHeight <= nav.scrollTop + nav.clientHeight
  if (!isInView) nav.scrollTop = link.offsetTop - nav.clientHeight / 2
}

function ScreenLink({ to, label, icon: Icon, count }: Screen & { count: number }) {
  return (
    <SidebarLink asChild icon={<Icon aria-hidden />}>
      <Link to={to} activeOptions={{ exact: to === '/' || to === '/admin', includeSearch: false }}>
        {label()}
        {count > 0 && (
          <Badge variant="accent" className="ms-auto tabular-nums">
            <span aria-hidden="true">{formatNumber(count)}</span>
            <span className="sr-only">{m.admin_waiting_badge({ count: formatNumber(count) })}</span>
          </Badge>
        )}
      </Link>
    </SidebarLink>
  )
}
