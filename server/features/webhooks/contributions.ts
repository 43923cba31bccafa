import type { FeatureEvent } from '#server/registration/feature-events.ts'

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    /** What webhooks hear of it, beside changes of content. */
    webhooks: readonly FeatureEvent[]
  }
}
