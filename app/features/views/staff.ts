import { late } from '#app/rendering/late.ts'
import { defineStaff } from '#app/staff/define-staff.ts'

export const staff = defineStaff({
  name: 'views',
  preload: late(async () => (await import('./admin/views-query.ts')).preload),
  parts: [
    {
      in: 'list',
      place: 10,
      module: late(async () => ({ Part: (await import('./admin/saved-views.tsx')).SavedViews })),
    },
  ],
})
