import { late } from '#app/rendering/late.ts'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { nameOf } from '#app/staff/record-title.ts'
import { procedureFields, procedureLists } from '#server/features/procedure/schema.ts'

export const staff = defineStaff({
  name: 'procedure',
  contentTypes: {
    procedure: {
      one: m.text_page,
      many: m.procedure_title,
      listPage: '/admin/pages',
      editPage: () => '/admin/pages/procedure',
      publicPage: () => '/recruitment-procedure',
      title: ({ title, titleBn }) => nameOf(title, titleBn),
      fields: procedureFields,
      lists: procedureLists,
      schemaVersion: 1,
      preview: late(async () => (await import('./preview.tsx')).preview),
    },
  },
})
