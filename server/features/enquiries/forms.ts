import { localPath } from '#i18n/locale.ts'
import type { Form } from '#server/registration/define-feature.ts'
import { enquiryInput } from '#server/features/enquiries/schema.ts'
import { enquiriesRouter } from '#server/features/enquiries/router.ts'

/** The contact form. The procedure parses the fields. */
export const enquiriesForms: Record<string, Form> = {
  '/contact-us': {
    fields: enquiryInput,
    handle: async (context, fields) => {
      const { reference } = await enquiriesRouter.createCaller(context).submit(fields as never)
      return { location: localPath(`/contact-us?sent=${reference}#sent`) }
    },
  },
}
