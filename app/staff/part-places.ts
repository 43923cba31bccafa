import type { ComponentType } from 'react'
import type { ListColumn } from '#app/list/columns.ts'
import type { Late } from '#app/rendering/late.ts'
import type { Holder, Needed } from '#server/permissions.ts'

/**
 * The places of screens in which features below them show something, with what it is given there. A screen declares its own beside itself:
 * `declare module '#app/staff/part-places.ts' { interface PartPlaces { … } }`.
 */
export interface PartPlaces {}

/** A file of such a part. */
export type PartModule<Where extends keyof PartPlaces> = {
  Part: ComponentType<PartPlaces[Where]>
  /** Loads what it shows, with the screen. */
  loadPart?: (props: PartPlaces[Where]) => Promise<unknown>
}

/** What a feature shows on a screen of a feature above it. */
export type StaffPart = {
  [Where in keyof PartPlaces]: {
    in: Where
    /** Smaller ones stand before it there, whichever feature they are of; for some people it may stand elsewhere, or not there. */
    place: number | ((me: Holder) => number | undefined)
    /** What somebody needs to see it. */
    right?: Needed
    module: Late<PartModule<Where>>
    /** In a list: the column that it is. */
    column?: Pick<ListColumn<never>, 'id' | 'className' | 'isExtra' | 'isLabelled' | 'isBeside' | 'takesRest'> & {
      title: () => string
    }
  }
}[keyof PartPlaces]
