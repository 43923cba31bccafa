import { m } from '#i18n/paraglide/messages.js'
import { getLocale, type Locale } from '#i18n/paraglide/runtime.js'
import { withLocale } from '#server/http/locale-middleware.ts'
import { type Block, inTwoLanguages, type Part, type PrintedDocument } from '#server/print/document.ts'
import { demandLetter } from '#server/features/demands/documents/demand-letter.ts'
import { type DocumentKind, documentLabels, sheetLanguages } from '#server/features/demands/documents/kinds.shared.ts'
import { powerOfAttorney } from '#server/features/demands/documents/power-of-attorney.ts'
import { employmentContract, NOBODY, type Subject } from '#server/features/vacancies/domain.ts'

const writers: Record<DocumentKind, (subject: Subject) => Block[]> = {
  'demand-letter': demandLetter,
  'power-of-attorney': powerOfAttorney,
  'employment-contract': employmentContract,
}

/** A specimen in the language of the moment, an Arabic one with the English beside it, filled with what a demand says, or empty. */
export function specimen(kind: DocumentKind, subject: Subject = NOBODY): PrintedDocument {
  const [first, second] = sheetLanguages(getLocale()).map(language =>
    withLocale(language, () => partFor(kind, subject)),
  ) as [Part, Part?]
  const part = second ? inTwoLanguages(first, second) : first
  return {
    title: withLocale(first.language, () => `${first.title}, ${m.document_specimen().toLowerCase()}`),
    mark: specimenMark(second?.language ?? 'bn'),
    creator: m.document_specimen({}, { locale: 'en' }),
    parts: [part],
  }
}

function partFor(kind: DocumentKind, subject: Subject): Part {
  const { reference } = subject
  return {
    language: getLocale(),
    title: documentLabels[kind](),
    lead: `${m.document_note()} ${reference ? m.document_filled({ reference }) : m.document_empty()}`,
    blocks: writers[kind](subject),
  }
}

/** What stands on every page, in two languages: nobody may take a specimen for the document. */
const specimenMark = (second: Locale): string =>
  [m.document_specimen({}, { locale: 'en' }), m.document_specimen({}, { locale: second })].join(' · ')
