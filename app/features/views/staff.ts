import { late } from '#app/rendering/late.ts'
import { defineStaff } from '#app/staff/define-staff.ts'
import { viewsPart } from '#server/features/views/part.shared.ts'

export const staff = defineStaff({
  name: 'views',
  part: viewsPart,
  preload: late(async () => (await import('./admin/views-query.ts')).preload),
  parts: [
    {
      in: 'list',
      place: 10,
      module: late(async () => ({ Part: (await import('./admin/saved-views.tsx')).SavedViews })),
    },
  ],
})
