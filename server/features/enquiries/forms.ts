import { localPath } from '#i18n/locale.ts'
import type { FormHandler } from '#server/define-feature.ts'
import { enquiriesRouter } from '#server/features/enquiries/router.ts'

/** The contact form. The procedure parses the fields. */
export const enquiriesForms: Record<string, FormHandler> = {
  '/contact-us': async (context, fields) => {
    const { reference } = await enquiriesRouter.createCaller(context).submit(fields as never)
    return localPath(`/contact-us?sent=${reference}#sent`)
  },
}
