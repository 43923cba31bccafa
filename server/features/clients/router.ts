import { countries } from '#server/features/clients/countries.ts'
import * as clients from '#server/features/clients/domain.ts'
import { TABLE_MAX_BYTES } from '#i18n/typed/table.ts'
import { importAll, preview } from '#server/features/clients/import.ts'
import { clientChange, clientFile, clientInput } from '#server/features/clients/input.ts'
import { exportInput, exportPart } from '#server/features/clients/export.ts'
import { manage, manageInput } from '#server/features/clients/manage.ts'
import { limitImport } from '#server/features/clients/limits.ts'
import { publicQuery, router, procedureFor } from '#server/trpc/procedures.ts'
import { idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'

const one = z.strictObject({ _id: idText() })
const seen = one.extend({ version: z.number().int().optional() })

/** For calls that take a whole file. */
const fileProcedure = procedureFor('content')
  .meta({ fileMaxBytes: TABLE_MAX_BYTES })
  .use(async ({ ctx, next }) => {
    await limitImport(ctx.user.id)
    return next()
  })

export const clientsRouter = router({
  list: publicQuery.query(() => clients.list()),
  cards: publicQuery.query(() => clients.cards()),
  totals: publicQuery.query(() => clients.totals()),
  byId: publicQuery.input(one).query(({ input }) => clients.shownById(input._id)),
  manage: procedureFor('content')
    .input(manageInput)
    .query(({ input }) => manage(input)),
  countries: procedureFor('content').query(() => countries),
  changedSince: procedureFor('content')
    .input(seen.required())
    .query(({ ctx, input }) => clients.changedSince(ctx.user, input._id, input.version)),
  create: procedureFor('content')
    .input(clientInput)
    .mutation(({ ctx, input }) => clients.create(ctx.user, input, ctx.idempotencyKey)),
  update: procedureFor('content')
    .input(clientChange.extend(seen.shape))
    .mutation(({ ctx, input: { _id, version, ...change } }) => clients.update(ctx.user, _id, change, listed(version))),
  previewImport: fileProcedure.input(clientFile).mutation(({ input }) => preview(input.file)),
  import: fileProcedure.input(clientFile).mutation(({ ctx, input }) => importAll(ctx.user, input, ctx.idempotencyKey)),
  delete: procedureFor('content')
    .input(seen)
    .mutation(({ ctx, input }) => clients.remove(ctx.user, input._id, listed(input.version))),
  // a mutation, because the ids do not fit into a URL
  export: procedureFor('content')
    .input(exportInput)
    .mutation(({ input }) => exportPart(input)),
})

const listed = (version: number | undefined) => (version === undefined ? undefined : [version])
