import {
  Banknote,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  CalendarRange,
  CircleQuestionMark,
  Columns3,
  FileText,
  FileUp,
  Files,
  GalleryHorizontal,
  Globe,
  Handshake,
  History,
  House,
  IdCard,
  Image,
  Images,
  KeyRound,
  LayoutDashboard,
  ListTodo,
  Mail,
  Newspaper,
  Settings,
  PlaneTakeoff,
  Plus,
  ReceiptText,
  ServerCog,
  ShieldQuestionMark,
  Trash2,
  UserCog,
  UserRoundSearch,
  Users,
  Webhook,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { editing } from '#server/editing.shared.ts'
import { CALENDAR } from '#server/features/calendar/rights.shared.ts'
import { WORKED } from '#server/features/tasks/work.shared.ts'
import { can, type Needed } from '#server/permissions.ts'
import type { Me } from './require-staff.ts'

export type ScreenGroup = 'content' | 'work' | 'people' | 'system'

/** A screen that staff go to by the sidebar or by its name. */
export type Screen = {
  to: string
  label: () => string
  icon: ComponentType<{ 'aria-hidden': true }>
  /** Its part of the sidebar; home and dashboard stand before all parts. */
  group?: ScreenGroup
  /** What somebody needs to open it; every active member may open the others. */
  right?: Needed
  /** It is found by its name alone. */
  isUnlisted?: true
  /** What the form of a new record is called, which is found by that name. */
  add?: () => string
}

const listed: Screen[] = [
  { to: '/', label: m.admin_home, icon: House },
  { to: '/admin', label: m.admin_dashboard, icon: LayoutDashboard },
  { to: '/our-clients', group: 'content', label: m.admin_slider, icon: Globe, right: 'content' },
  { to: '/admin/slides', group: 'content', label: m.admin_slides, icon: GalleryHorizontal, right: 'content' },
  { to: '/admin/add-new-client', group: 'content', label: m.admin_add, icon: Plus, right: 'content' },
  { to: '/admin/manage-clients', group: 'content', label: m.admin_manage, icon: Files, right: 'content' },
  {
    to: '/admin/import-clients',
    group: 'content',
    label: m.screen_import,
    icon: FileUp,
    right: 'content',
    isUnlisted: true,
  },
  { to: '/admin/news', group: 'content', label: m.admin_news, icon: Newspaper, right: 'content', add: m.news_add },
  { to: '/admin/gallery', group: 'content', label: m.admin_gallery, icon: Images, right: 'content', add: m.album_add },
  {
    to: '/admin/companies',
    group: 'content',
    label: m.admin_companies,
    icon: Building2,
    right: 'content',
    add: m.company_add,
  },
  { to: '/admin/pages', group: 'content', label: m.pages_many, icon: FileText, right: 'content' },
  { to: '/admin/media', group: 'content', label: m.admin_media, icon: Image, right: 'content' },
  { to: '/admin/trash', group: 'content', label: m.trash_title, icon: Trash2, right: editing },
  { to: '/admin/demands', group: 'work', label: m.demands_title, icon: Handshake, right: 'demands' },
  {
    to: '/admin/vacancies',
    group: 'work',
    label: m.vacancies_many,
    icon: BriefcaseBusiness,
    right: 'vacancies',
    add: m.vacancy_add,
  },
  { to: '/admin/fees', group: 'work', label: m.fees_many, icon: ReceiptText, right: 'vacancies', add: m.fee_add },
  { to: '/admin/tasks', group: 'work', label: m.tasks_title, icon: ListTodo, right: WORKED },
  { to: '/admin/calendar', group: 'work', label: m.calendar_title, icon: CalendarRange, right: CALENDAR },
  {
    to: '/admin/applications',
    group: 'work',
    label: m.applications_title,
    icon: UserRoundSearch,
    right: 'applications',
    add: m.application_add,
  },
  {
    to: '/admin/applications/board',
    group: 'work',
    label: m.board_title,
    icon: Columns3,
    right: 'applications',
    isUnlisted: true,
  },
  {
    to: '/admin/applications/interviews',
    group: 'work',
    label: m.interviews_title,
    icon: CalendarDays,
    right: 'applications',
    isUnlisted: true,
  },
  {
    to: '/admin/applications/departed',
    group: 'content',
    label: m.departed_title,
    icon: PlaneTakeoff,
    right: 'content',
    isUnlisted: true,
  },
  { to: '/admin/workers', group: 'work', label: m.workers_title, icon: IdCard, right: 'workers', add: m.worker_add },
  {
    to: '/admin/workers/import',
    group: 'work',
    label: m.workers_import_title,
    icon: FileUp,
    right: 'workers',
    isUnlisted: true,
  },
  { to: '/admin/payments', group: 'work', label: m.payments_title, icon: Banknote, right: 'payments' },
  { to: '/admin/enquiries', group: 'work', label: m.admin_enquiries, icon: Mail, right: 'enquiries' },
  {
    to: '/admin/enquiries/templates',
    group: 'work',
    label: m.templates_title,
    icon: FileText,
    right: 'enquiries',
    isUnlisted: true,
  },
  {
    to: '/admin/complaints',
    group: 'work',
    label: m.complaints_title,
    icon: ShieldQuestionMark,
    right: 'complaints',
  },
  {
    to: '/admin/complaints/officers',
    group: 'work',
    label: m.officers_title,
    icon: UserCog,
    right: 'complaints',
    isUnlisted: true,
  },
  { to: '/admin/staff', group: 'people', label: m.admin_staff, icon: Users, right: 'people' },
  { to: '/admin/activity', group: 'people', label: m.admin_activity, icon: History, right: 'activity' },
  { to: '/admin/settings', group: 'system', label: m.settings_title, icon: Settings, right: 'settings' },
  { to: '/admin/webhooks', group: 'system', label: m.webhooks_title, icon: Webhook, right: 'owners' },
  { to: '/admin/tokens', group: 'system', label: m.tokens_title, icon: KeyRound, right: 'owners' },
  { to: '/admin/system', group: 'system', label: m.system_title, icon: ServerCog, right: 'owners' },
  { to: '/admin/account', group: 'system', label: m.admin_account, icon: UserCog },
  { to: '/admin/help', group: 'system', label: m.help_title, icon: CircleQuestionMark },
]

/** Every screen, and behind a list the form of a new record. */
export const screens: Screen[] = listed.flatMap(({ add, ...screen }) =>
  add
    ? [
        { ...screen, add },
        { ...screen, to: `${screen.to}/add`, label: add, icon: Plus, isUnlisted: true as const },
      ]
    : [screen],
)

/** The parts of the sidebar in their order. */
export const screenGroups: Record<ScreenGroup, () => string> = {
  content: m.group_content,
  work: m.group_work,
  people: m.group_people,
  system: m.group_system,
}

/** The screens that a person may open. */
export function screensFor(me: Me): Screen[] {
  return screens.filter(({ right }) => !right || can(me, right))
}
