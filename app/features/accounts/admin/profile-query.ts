import { type Outputs, trpc } from '#app/rendering/trpc.ts'

export type Profile = Outputs['accounts']['own']['profile']

/** The person's own account: what “My account” shows, and what every form knows that asks for proof. */
export const profileQuery = () => trpc().accounts.own.profile.queryOptions()
