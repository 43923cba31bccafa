import { m } from '#i18n/paraglide/messages.js'
import { z } from '#i18n/zod.ts'
import { findContact } from '#server/features/companies/domain.ts'
import * as entries from '#server/features/enquiries/entries.ts'
import * as enquiries from '#server/features/enquiries/domain.ts'
import { list, neighbours } from '#server/features/enquiries/list.ts'
import {
  answerInput,
  enquiriesFilter,
  enquiriesInput,
  enquiryId,
  enquiryIds,
  enquiryInput,
  entryInput,
  letterInput,
  templateInput,
} from '#server/features/enquiries/schema.ts'
import { SUBJECTS } from '#server/features/enquiries/subjects.shared.ts'
import * as templates from '#server/features/enquiries/templates.ts'
import * as work from '#server/features/enquiries/work.ts'
import { limitEnquiry } from '#server/features/enquiries/limits.ts'
import { mayReceipt } from '#server/http/rate-limits.ts'
import { refuseMachines } from '#server/http/refuse-machines.ts'
import { procedure, procedureFor, router } from '#server/trpc/procedures.ts'

const messageInput = enquiryInput.refine(async ({ company }) => (await findContact(company)) !== undefined, {
  path: ['company'],
  error: () => m.company_needed(),
})

export const enquiriesRouter = router({
  submit: procedure.input(messageInput).mutation(async ({ input, ctx }) => {
    await limitEnquiry(ctx.clientAddress, input)
    await refuseMachines(ctx.clientAddress, input)
    return enquiries.submit(input, input.email !== null && (await mayReceipt(ctx.clientAddress, input.email)))
  }),
  list: procedureFor('enquiries')
    .input(enquiriesInput)
    .query(({ ctx, input }) => list(ctx.user, input)),
  choices: procedureFor('enquiries').query(() => work.choices()),
  byId: procedureFor('enquiries')
    .input(enquiryId)
    .query(({ input }) => enquiries.byId(input.id)),
  neighbours: procedureFor('enquiries')
    .input(enquiryId.extend({ filter: enquiriesFilter }))
    .query(({ ctx, input }) => neighbours(ctx.user, input.id, input.filter)),
  markRead: procedureFor('enquiries')
    .input(enquiryId)
    .mutation(({ input }) => work.markRead(input.id)),
  setSubject: procedureFor('enquiries')
    .input(enquiryIds.extend({ subject: z.enum(SUBJECTS).nullable() }))
    .mutation(({ ctx, input }) => work.setSubject(ctx.user, input.ids, input.subject)),
  setHandled: procedureFor('enquiries')
    .input(enquiryIds.extend({ isHandled: z.boolean() }))
    .mutation(({ ctx, input }) => work.setHandled(ctx.user, input.ids, input.isHandled)),
  setSpam: procedureFor('enquiries')
    .input(enquiryIds.extend({ isSpam: z.boolean() }))
    .mutation(({ ctx, input }) => work.setSpam(ctx.user, input.ids, input.isSpam)),
  delete: procedureFor('enquiries')
    .input(enquiryIds)
    .mutation(({ ctx, input }) => work.remove(ctx.user, input.ids)),
  restore: procedureFor('enquiries')
    .input(enquiryIds)
    .mutation(({ ctx, input }) => work.restore(ctx.user, input.ids)),
  answer: procedureFor('enquiries')
    .input(answerInput)
    .mutation(({ ctx, input }) => entries.answer(ctx.user, input)),
  preview: procedureFor('enquiries')
    .input(letterInput)
    .mutation(({ input }) => entries.preview(input)),
  addEntry: procedureFor('enquiries')
    .input(entryInput)
    .mutation(({ ctx, input }) => entries.addEntry(ctx.user, input, ctx.idempotencyKey)),
  removeEntry: procedureFor('enquiries')
    .input(enquiryId)
    .mutation(({ ctx, input }) => entries.removeEntry(ctx.user, input.id)),
  templates: router({
    list: procedureFor('enquiries').query(() => templates.list()),
    save: procedureFor('enquiries')
      .input(templateInput)
      .mutation(({ ctx, input }) => templates.save(ctx.user, input)),
    delete: procedureFor('enquiries')
      .input(enquiryId)
      .mutation(({ ctx, input }) => templates.remove(ctx.user, input.id)),
  }),
})
