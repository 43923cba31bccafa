import type { ComponentType } from 'react'

/** A section that a feature has below a job: what it loads, and what shows that. */
export type JobPart<Facts = object> = {
  /** The part of the agency that it is of. */
  part: string
  load: () => Promise<Facts>
  Part: ComponentType<{ facts: Facts; job: { slug: string; trade: string; closing?: string | undefined } }>
}
