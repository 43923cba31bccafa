import { settingType } from '#app/features/settings/setting-types.ts'
import { stageSettings, workerRetention } from '#server/features/workers/settings-schema.ts'
import { late } from '#app/rendering/late.ts'
import { ClipboardCheck, FileUp, IdCard, UserRoundPlus } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { workersPart } from '#server/features/workers/part.shared.ts'

export const staff = defineStaff({
  name: 'workers',
  part: workersPart,
  screens: [
    {
      to: '/admin/workers',
      group: 'work',
      place: 90,
      set: 'people',
      label: m.workers_title,
      icon: IdCard,
      right: 'workers',
      add: m.worker_add,
    },
    {
      to: '/admin/workers/day',
      group: 'work',
      place: 95,
      label: m.day_title,
      icon: ClipboardCheck,
      right: 'workers',
      isUnlisted: true,
    },
    {
      to: '/admin/workers/walk-in',
      group: 'work',
      place: 96,
      label: m.walk_in,
      icon: UserRoundPlus,
      right: 'workers',
      isUnlisted: true,
    },
    {
      to: '/admin/workers/import',
      group: 'work',
      place: 100,
      label: m.workers_import_title,
      icon: FileUp,
      right: 'workers',
      isUnlisted: true,
    },
  ],
  quickActions: [
    { to: '/admin/workers/walk-in', icon: UserRoundPlus, label: m.walk_in, of: 'cases', right: 'workers', place: 5 },
  ],
  helpOf: { '/admin/workers': 'worker' },
  parts: [
    {
      in: 'people',
      place: 10,
      right: 'workers',
      module: late(async () => ({ Part: (await import('./admin/walk-in-button.tsx')).WalkInButton })),
    },
    {
      in: 'people-file',
      place: 10,
      module: late(async () => ({ Part: (await import('./admin/person-passport.tsx')).PersonPassport })),
      column: { id: 'passport', title: m.worker_passport, isLabelled: true },
    },
    { in: 'application', place: 10, module: late(() => import('./admin/application-part.tsx')) },
    {
      in: 'application-first',
      place: 10,
      right: 'workers',
      module: late(async () => ({ Part: (await import('./admin/unfit-next.tsx')).UnfitOfApplication })),
    },
    {
      in: 'application-passport',
      place: 10,
      right: 'workers',
      module: late(async () => ({ Part: (await import('./admin/passport-said.tsx')).PassportOfApplication })),
    },
    {
      in: 'application-skip',
      place: 10,
      module: late(async () => ({ Part: (await import('./admin/skipped-text.tsx')).SkippedText })),
    },
    {
      in: 'applications-selection',
      place: 5,
      right: 'workers',
      module: late(async () => ({ Part: (await import('./admin/day-many.tsx')).DayMany })),
    },
    {
      in: 'applications-selection-more',
      place: 10,
      right: 'workers',
      module: late(async () => ({ Part: (await import('./admin/print-many.tsx')).PrintMany })),
    },
    {
      in: 'application-gaps',
      place: 10,
      right: 'workers',
      module: late(async () => ({ Part: (await import('./admin/gap-links.tsx')).GapLinks })),
    },
  ],
  contentTypes: settingType(stageSettings, async () => (await import('./admin/stage-sections.tsx')).stageScreens),
  retention: [workerRetention],
})
