import type { ShownPaid } from '#server/features/applications/contributions.ts'

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    /** What employers read on the page of their demand of what they have paid; null before that. */
    demands: { money: (demandId: string) => Promise<ShownPaid | null> }
  }
}
