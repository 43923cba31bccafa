import {
  FileUp,
  Files,
  History,
  House,
  Images,
  LayoutDashboard,
  Mail,
  Newspaper,
  Plus,
  Trash2,
  UserCog,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { m } from '#i18n/paraglide/messages.js'

/** A screen that staff go to by the sidebar or by its name. */
export type Screen = {
  to: string
  label: () => string
  icon: ComponentType<{ 'aria-hidden': true }>
  isAdminOnly?: true
  /** It is found by its name alone. */
  isUnlisted?: true
}

const screens: Screen[] = [
  { to: '/', label: m.admin_home, icon: House },
  { to: '/admin', label: m.admin_dashboard, icon: LayoutDashboard },
  { to: '/our-clients', label: m.admin_slider, icon: Images },
  { to: '/admin/add-new-client', label: m.admin_add, icon: Plus },
  { to: '/admin/manage-clients', label: m.admin_manage, icon: Files },
  { to: '/admin/import-clients', label: m.screen_import, icon: FileUp, isUnlisted: true },
  { to: '/admin/news', label: m.admin_news, icon: Newspaper },
  { to: '/admin/news/add', label: m.news_add, icon: Plus, isUnlisted: true },
  { to: '/admin/trash', label: m.trash_title, icon: Trash2 },
  { to: '/admin/enquiries', label: m.admin_enquiries, icon: Mail },
  { to: '/admin/staff', label: m.admin_staff, icon: Users, isAdminOnly: true },
  { to: '/admin/activity', label: m.admin_activity, icon: History, isAdminOnly: true },
  { to: '/admin/account', label: m.admin_account, icon: UserCog },
]

/** The screens that a person may open. */
export function screensFor({ isAdmin }: { isAdmin: boolean }): Screen[] {
  return screens.filter(({ isAdminOnly }) => isAdmin || !isAdminOnly)
}
