import { storedSettings } from '#server/features/complaints/settings.ts'
import { m } from '#i18n/paraglide/messages.js'
import { complaintsPart } from '#server/features/complaints/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { complaintFigures } from '#server/features/complaints/figures.ts'
import { complaintsOnDesk } from '#server/features/complaints/desk.ts'
import { eraseAgain, eraseDue } from '#server/features/complaints/erasure.ts'
import { complaintsNotices } from '#server/features/complaints/notices.ts'
import { remindOfficers } from '#server/features/complaints/reminders.ts'
import { complaintFiles } from '#server/features/complaints/rest.ts'
import { complaintsRouter } from '#server/features/complaints/router.ts'
import { complaintsForms } from '#server/features/complaints/forms.ts'
import { TODO } from '#server/features/complaints/states.shared.ts'
import { complaintsTables } from '#server/features/complaints/tables.ts'

export const complaints = defineFeature({
  kind: 'personal',
  name: 'complaints',
  part: complaintsPart,
  place: 13,
  contributes: {
    settings: { groups: [storedSettings] },
    search: {
      pages: [
        {
          path: '/complaints',
          title: m.complaints_public_title,
          text: m.complaints_description,
          asked:
            'complaint, complain, refund, cheated, passport taken, helpline, hotline, হেল্পলাইন, অভিযোগ, নালিশ, সমস্যা, টাকা ফেরত, obhijog, nalish, somossa',
        },
      ],
    },
    views: 'complaints',
    officersPage: '/admin/complaints/officers',
  },
  tables: complaintsTables,
  activity: {},
  notices: complaintsNotices,
  router: complaintsRouter,
  desk: complaintsOnDesk,
  figures: complaintFigures,
  waiting: {
    list: '/admin/complaints?state=todo',
    count: database => database.complaint.count({ where: { state: { in: [...TODO] } } }),
  },
  hourly: () => remindOfficers(),
  routes: { '/admin/complaints/files': complaintFiles },
  isConfidential: true,
  forms: complaintsForms,
  eraseAgain,
  erasedRecords: m.complaints_title,
  purge: () => eraseDue(),
})
