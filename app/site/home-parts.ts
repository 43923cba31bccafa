import type { ComponentType } from 'react'
import { newsOnHome } from '#app/features/news/news-on-home.tsx'
import { inUse } from '#server/registration/define-part.shared.ts'

/** A section that a feature has on the home page: the part of the agency that it is of, what it shows, and that. */
export type HomePart<Props = object> = { part: string; load: () => Promise<Props>; Part: ComponentType<Props> }

/** Those after the record and before the services, in their order, of the features that the agency uses. */
export const homeParts = (): HomePart[] =>
  inUse([
    newsOnHome, //
  ]) as unknown as HomePart[]
