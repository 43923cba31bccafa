import * as enquiries from '#server/features/enquiries/domain.ts'
import { enquiryInput } from '#server/features/enquiries/schema.ts'
import { limitEnquiry, mayReceipt } from '#server/http/rate-limits.ts'
import { listInput } from '#server/trpc/list.ts'
import { procedure, router, staffProcedure } from '#server/trpc/procedures.ts'
import { stripInvalidCharacters, z } from '#i18n/zod.ts'

const enquiryId = z.strictObject({ id: z.string().overwrite(stripInvalidCharacters).max(64) })
export const enquiriesRouter = router({
  submit: procedure.input(enquiryInput).mutation(async ({ input, ctx }) => {
    await limitEnquiry(ctx.clientAddress, input)
    return enquiries.submit(input, input.email !== null && (await mayReceipt(ctx.clientAddress, input.email)))
  }),
  list: staffProcedure.input(listInput).query(({ input }) => enquiries.list(input)),
  byId: staffProcedure.input(enquiryId).query(({ input }) => enquiries.byId(input.id)),
  markRead: staffProcedure.input(enquiryId).mutation(({ input }) => enquiries.markRead(input.id)),
  setHandled: staffProcedure
    .input(enquiryId.extend({ isHandled: z.boolean() }))
    .mutation(({ ctx, input }) => enquiries.setHandled(ctx.user, input.id, input.isHandled)),
  delete: staffProcedure.input(enquiryId).mutation(({ ctx, input }) => enquiries.remove(ctx.user, input.id)),
})
