import { m } from '#i18n/paraglide/messages.js'

const problems = {
  cancelled: m.provider_cancelled,
  denied: m.provider_denied,
  expired: m.provider_expired,
  replayed: m.provider_replayed,
  failed: m.provider_failed,
  unverified: m.provider_unverified,
  taken: m.provider_taken,
  closed: m.sign_up_closed,
  setup: m.setup_needed,
  suspended: m.member_suspended,
  'too-many': m.provider_too_many,
} satisfies Record<string, (words: { provider: string }) => string>

/** What can go wrong on the way to a provider and back. */
export type Problem = keyof typeof problems

/** The sentence for a problem. */
export const describeProblem = (problem: Problem, provider: string): string => problems[problem]({ provider })

/** The sentence for what a page's address says; undefined for none, or one that we did not write there. */
export function findProblem(
  { problem, provider }: { problem?: string | undefined; provider?: string | undefined },
  providers: { id: string; name: string }[],
): string | undefined {
  const known = Object.keys(problems).find((each): each is Problem => each === problem)
  const name = providers.find(({ id }) => id === provider)?.name
  return known && name && describeProblem(known, name)
}
