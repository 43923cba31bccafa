import { staffProcedures } from '#server/features/complaints/staff-router.ts'
import { router } from '#server/trpc/procedures.ts'

export const complaintsRouter = router({ ...staffProcedures })
