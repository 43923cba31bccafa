import type { Outputs } from '#app/rendering/trpc.ts'

export type StaffMember = Outputs['accounts']['staff']['byId']

export type Person = Outputs['accounts']['staff']['list'][number]
