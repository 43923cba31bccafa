import { Badge } from '@agency/ui/Badge'
import { Sidebar, SidebarLink } from '@agency/ui/Sidebar'
import { Link } from '@tanstack/react-router'
import { Files, History, House, Images, LayoutDashboard, Mail, Plus, UserCog, Users } from 'lucide-react'
import { Wordmark } from '#app/layouts/logo.tsx'
import { agency } from '#i18n/agency.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Links to the staff pages; `waiting` is the number of people to approve. */
export function AdminSidebar({ isAdmin, waiting }: { isAdmin: boolean; waiting: number }) {
  return (
    <Sidebar
      label={m.admin_nav()}
      brand={<Wordmark name={agency().name} />}
      openLabel={m.admin_open_menu()}
      closeLabel={m.admin_close_menu()}
    >
      <SidebarLink asChild icon={<House aria-hidden="true" />}>
        <Link to="/" activeOptions={{ exact: true }}>
          {m.admin_home()}
        </Link>
      </SidebarLink>
      <SidebarLink asChild icon={<LayoutDashboard aria-hidden="true" />}>
        <Link to="/admin" activeOptions={{ exact: true }}>
          {m.admin_dashboard()}
        </Link>
      </SidebarLink>
      <SidebarLink asChild icon={<Images aria-hidden="true" />}>
        <Link to="/our-clients">{m.admin_slider()}</Link>
      </SidebarLink>
      <SidebarLink asChild icon={<Plus aria-hidden="true" />}>
        <Link to="/admin/add-new-client">{m.admin_add()}</Link>
      </SidebarLink>
      <SidebarLink asChild icon={<Files aria-hidden="true" />}>
        <Link to="/admin/manage-clients">{m.admin_manage()}</Link>
      </SidebarLink>
      <SidebarLink asChild icon={<Mail aria-hidden="true" />}>
        <Link to="/admin/enquiries">{m.admin_enquiries()}</Link>
      </SidebarLink>
      {isAdmin && (
        <SidebarLink asChild icon={<Users aria-hidden="true" />}>
          <Link to="/admin/staff">
            {m.admin_staff()}
            {waiting > 0 && (
              <Badge variant="accent" className="ms-auto">
                {m.admin_waiting_badge({ count: formatNumber(waiting) })}
              </Badge>
            )}
          </Link>
        </SidebarLink>
      )}
      {isAdmin && (
        <SidebarLink asChild icon={<History aria-hidden="true" />}>
          <Link to="/admin/activity">{m.admin_activity()}</Link>
        </SidebarLink>
      )}
      <SidebarLink asChild icon={<UserCog aria-hidden="true" />}>
        <Link to="/admin/account">{m.admin_account()}</Link>
      </SidebarLink>
    </Sidebar>
  )
}
