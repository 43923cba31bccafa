import type { ComponentType } from 'react'
import { newsOnHome } from '#app/features/news/news-on-home.tsx'

/** A section that a feature has on the home page: what it shows, and that. */
export type HomePart<Props = object> = { load: () => Promise<Props>; Part: ComponentType<Props> }

/** Those after the record and before the services, in their order. */
export const homeParts = [
  newsOnHome, //
] as unknown as HomePart[]
