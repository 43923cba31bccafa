import type { Locale } from '#i18n/paraglide/runtime.js'
import type { Words } from '#server/registration/define-feature.ts'

/** A page that is there without a record, as the search of the site finds it; its title and what it is for take the name of the agency. */
export type FixedPage = {
  path: string
  title: PageText
  text: PageText
  otherTexts?: () => Words[]
  /** What people type whom it answers, as in `Finding`, and what it says to them where that is not `text`. */
  asked?: string
  says?: PageText
}
export type PageText = (inputs: { name: string }, options: { locale: Locale }) => string

/** What stands before all that is found: a sentence, and the page that says more. */
export type Answer = {
  path: string
  title: Words
  text: Words
  /** What people type for it, in either language and in Latin letters: phrases between commas or lines. */
  asked: string
  /** Written by staff: stands before ours, and in the place of ours that leads to the same page. */
  isOwn?: true
}

/** What visitors find by the search of the site. */
export type FindingKind = {
  /** Of those with equally good results smaller ones stand first. */
  place: number
  label: () => string
  /** The picture of a shared link to one says so. */
  isOnCards?: true
}

/** Who works for the agency or is to be asked for it, as a public page says. */
export type ShownPeople = { path: string; title: Words; phone?: string | undefined; names: Words[] }

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    /** For whoever checks whether something is the agency’s. */
    check: {
      people?: () => Promise<ShownPeople[]>
      /** What people should know who ask about this; undefined for what is none of it. */
      advise?: (asked: string) => string | undefined
    }
    search: {
      pages?: readonly FixedPage[]
      answers?: () => Promise<Answer[]>
      /** Kinds of what its records and pages are among what visitors find, by name. */
      kinds?: Record<string, FindingKind>
    }
  }
}
