import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import type { Block, PrintedDocument } from '#server/print/document.ts'
import { demandLetter } from '#server/features/demands/documents/demand-letter.ts'
import { employmentContract } from '#server/features/demands/documents/employment-contract.ts'
import { type DocumentKind, documentLabels } from '#server/features/demands/documents/kinds.shared.ts'
import { powerOfAttorney } from '#server/features/demands/documents/power-of-attorney.ts'
import { NOBODY, type Subject } from '#server/features/demands/documents/subject.ts'

const writers: Record<DocumentKind, (subject: Subject) => Block[]> = {
  'demand-letter': demandLetter,
  'power-of-attorney': powerOfAttorney,
  'employment-contract': employmentContract,
}

/** A specimen in the language of the moment, filled with what a demand says, or empty. */
export function specimen(kind: DocumentKind, subject: Subject = NOBODY): PrintedDocument {
  const { reference } = subject
  const title = documentLabels[kind]()
  const lead = `${m.document_note()} ${reference ? m.document_filled({ reference }) : m.document_empty()}`
  return {
    title: `${title}, ${m.document_specimen().toLowerCase()}`,
    mark: specimenMark(),
    creator: m.document_specimen({}, { locale: 'en' }),
    parts: [{ language: getLocale(), title, lead, blocks: writers[kind](subject) }],
  }
}

/** What stands on every page, in both languages: nobody may take a specimen for the document. */
const specimenMark = (): string =>
  [m.document_specimen({}, { locale: 'en' }), m.document_specimen({}, { locale: 'bn' })].join(' · ')
