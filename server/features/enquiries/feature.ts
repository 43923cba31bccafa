import { enquiriesLimits } from '#server/features/enquiries/limits.ts'
import { worked } from '#server/features/enquiries/assigned-records.ts'
import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/registration/define-feature.ts'
import { findEnquiryPages, purge } from '#server/features/enquiries/domain.ts'
import { enquiriesTables } from '#server/features/enquiries/tables.ts'
import { enquiriesActivity } from '#server/features/enquiries/activity.ts'
import { enquiriesOnDesk } from '#server/features/enquiries/desk.ts'
import { enquiriesForms } from '#server/features/enquiries/forms.ts'
import { howToReach } from '#server/features/enquiries/reach.ts'
import { find } from '#server/features/enquiries/list.ts'
import { enquiriesNotices } from '#server/features/enquiries/notices.ts'
import { enquiriesFile } from '#server/features/enquiries/rest.ts'
import { enquiriesRouter } from '#server/features/enquiries/router.ts'

export const enquiries = defineFeature({
  kind: 'personal',
  name: 'enquiries',
  place: 3,
  contributes: {
    search: {
      pages: [
        {
          path: '/contact-us',
          title: m.contact_title,
          text: m.contact_description,
          says: howToReach,
          asked:
            'address, office, location, map, hours, opening hours, open, telephone, phone, phone number, call, contact, mobile, whatsapp, email, ' +
            'ঠিকানা, অফিস, অফিসের ঠিকানা, অফিস সময়, কখন খোলা, ফোন, ফোন নম্বর, মোবাইল, নম্বর, যোগাযোগ, হোয়াটসঅ্যাপ, ইমেইল, ' +
            'thikana, officer thikana, jogajog, office somoy',
        },
      ],
    },
    views: 'enquiries',
    work: worked,
  },
  tables: enquiriesTables,
  limits: enquiriesLimits,
  activity: enquiriesActivity,
  subjectPages: { right: 'enquiries', find: findEnquiryPages },
  finder: { right: 'enquiries', find },
  notices: enquiriesNotices,
  router: enquiriesRouter,
  routes: enquiriesFile,
  forms: enquiriesForms,
  desk: enquiriesOnDesk,
  purge,
  hasDemonstration: true,
})
