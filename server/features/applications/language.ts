import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, toLocale } from '#i18n/paraglide/runtime.js'
import { readUnsaid } from '#server/features/applications/unsaid.shared.ts'
import { withLocale } from '#server/http/locale-middleware.ts'

export type Applicant = { language: string }

/** Runs in the language in which somebody applied. */
export function inLanguageOf<T>({ language }: Applicant, work: () => T): T {
  return withLocale(toLocale(language) ?? baseLocale, work)
}

type Named = { name: string; unsaid: string }

/** What a message calls somebody, in the language of this call: "applicant" while the telephone stands for the name. */
export const addresseeOf = ({ name, unsaid }: Named): string => (isUnnamed(unsaid) ? m.application_addressee() : name)

/** How a message to somebody begins, in the language of this call. */
export function greetingTo({ name, unsaid, reference }: Named & { reference: string }): string {
  const facts = { agency: agency().name, reference }
  return isUnnamed(unsaid) ? m.application_greeting_unnamed(facts) : m.application_greeting({ name, ...facts })
}

const isUnnamed = (unsaid: string) => readUnsaid(unsaid).includes('name')
