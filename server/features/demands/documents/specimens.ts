import { m } from '#i18n/paraglide/messages.js'
import type { Block, SpecimenDocument } from '#server/features/demands/documents/blocks.ts'
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
export function specimen(kind: DocumentKind, subject: Subject = NOBODY): SpecimenDocument {
  const { reference } = subject
  return {
    title: documentLabels[kind](),
    lead: `${m.document_note()} ${reference ? m.document_filled({ reference }) : m.document_empty()}`,
    blocks: writers[kind](subject),
  }
}

/** What stands on every page, in both languages: nobody may take a specimen for the document. */
export const specimenMark = (): string =>
  [m.document_specimen({}, { locale: 'en' }), m.document_specimen({}, { locale: 'bn' })].join(' · ')
