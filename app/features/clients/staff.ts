import { late } from '#app/rendering/late.ts'
import { ExternalLink, FileUp, Files, Globe, Plus } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CLIENT_SCHEMA_VERSION, countryFields, countryLists } from '#server/features/clients/schema.ts'
import { nameOf } from '#app/staff/record-title.ts'

export const staff = defineStaff({
  name: 'clients',
  screens: [
    { to: '/our-clients', group: 'content', place: 10, label: m.admin_slider, icon: Globe, right: 'content' },
    { to: '/admin/add-new-client', group: 'content', place: 30, label: m.admin_add, icon: Plus, right: 'content' },
    { to: '/admin/manage-clients', group: 'content', place: 40, label: m.admin_manage, icon: Files, right: 'content' },
    {
      to: '/admin/import-clients',
      group: 'content',
      place: 50,
      label: m.screen_import,
      icon: FileUp,
      right: 'content',
      isUnlisted: true,
    },
  ],
  contentTypes: {
    clients: {
      one: m.content_client,
      many: m.admin_countries,
      listPage: '/admin/manage-clients',
      editPage: id => `/admin/update-client/${id}`,
      publicPage: id => `/our-clients/${id}`,
      title: ({ countryName }) => nameOf(countryName),
      fields: countryFields,
      lists: countryLists,
      schemaVersion: CLIENT_SCHEMA_VERSION,
      preview: late(async () => (await import('./preview.tsx')).preview),
    },
  },
  parts: [
    { in: 'dashboard-beside', place: 10, right: 'content', module: late(() => import('./admin/correct-figure.tsx')) },
  ],
  quickActions: [
    { to: '/admin/add-new-client', icon: Plus, label: m.admin_add, of: 'content', right: 'content', place: 10 },
    { to: '/our-clients', icon: ExternalLink, label: m.admin_see_public, of: 'content', right: 'content', place: 40 },
  ],
  helpOf: {
    '/admin/manage-clients': 'figures',
    '/admin/add-new-client': 'country',
    '/admin/update-client': 'country',
    '/admin/import-clients': 'country',
  },
  pageNotes: { clients: m.page_clients_note },
  pagePreviews: { clients: late(async () => (await import('./preview.tsx')).pagePreview) },
})
