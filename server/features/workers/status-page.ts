import { formatDate, today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import { gapText, type Kind, kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { STAGES, stateLabels } from '#server/features/applications/schema.ts'
import type { Going, ShownStage } from '#server/features/applications/contributions.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { type Fact, factLabels, type Outcome, outcomeLabels } from '#server/features/workers/documents.shared.ts'
import { documentsFor, inForce } from '#server/features/workers/expiry.ts'
import { papersShown } from '#server/features/workers/papers.ts'
import { filesOf, gapsOfMany } from '#server/features/workers/stages.ts'
import { nextStage } from '#server/features/workers/stages.shared.ts'
import type { WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

/** Of these a worker reads what the agency has; not the numbers on them, nor who is named in them. */
const SHOWN = ['medical', 'contract', 'training', 'visa', 'clearance', 'ticket'] as const satisfies Kind[]
const SHOWN_FACTS = ['place', 'heldOn', 'outcome', 'issuedOn', 'expiresOn'] as const satisfies Fact[]

/**
 * What a worker reads of their stage, in the language of the page: the facts of the documents, what is still needed for the next stage, the
 * next day on which they have to be somewhere, and the documents that they can send and have sent. Nothing before they are selected.
 */
export async function shownToWorker(application: Going): Promise<ShownStage> {
  const state = application.state as State
  if (!(STAGES as readonly State[]).includes(state))
    return { facts: [], missing: [], missingFor: null, next: null, papers: null }
  const [gaps, files] = await Promise.all([gapsOfMany([application]), filesOf([application], read)])
  const { documents: all = [], merged = [] } = files.get(application.id) ?? {}
  const documents = inForce(documentsFor([application.id, ...merged], all))
  const to = nextStage(state)
  const missing = (to && gaps.get(application.id)?.(to)) ?? []
  return {
    facts: SHOWN.flatMap(kind =>
      documents
        .filter(document => document.kind === kind)
        .map(document => ({ _id: document.id, label: kindLabels[kind](), values: valuesOf(kind, document) })),
    ),
    missing: missing.map(gapText),
    missingFor: to ? stateLabels[to]() : null,
    next: nextOf(documents),
    papers: await papersShown(application.id, state, missing),
  }
}

function valuesOf(kind: Kind, document: WorkerDocument): string[] {
  return SHOWN_FACTS.flatMap(fact => {
    const label = factLabels[kind][fact]
    const value = label && document[fact]
    if (!label || !value) return []
    return m.fact_of({ label: label(), value: textOf(kind, fact, value) })
  })
}

function textOf(kind: Kind, fact: (typeof SHOWN_FACTS)[number], value: string): string {
  if (fact === 'place') return value
  if (fact === 'outcome') return outcomeLabels[kind]?.[value as Outcome]?.() ?? value
  return dayText(value)
}

function nextOf(documents: WorkerDocument[]): string | null {
  const [next] = aheadOf(documents).toSorted((a, b) => (a.heldOn < b.heldOn ? -1 : 1))
  return next ? dateText(next) : null
}

/** Of these documents those with a day to come that a worker reads. */
export const aheadOf = (documents: WorkerDocument[]): WorkerDocument[] =>
  documents.filter(({ kind, heldOn }) => (SHOWN as readonly string[]).includes(kind) && heldOn >= today())

/** When and where somebody has to be, in the language of the page. */
export function dateText({ kind, heldOn, place }: Pick<WorkerDocument, 'kind' | 'heldOn' | 'place'>): string {
  const value = [dayText(heldOn), place].filter(Boolean).join(', ')
  return m.fact_of({ label: kindLabels[kind as Kind](), value })
}

const dayText = (day: string) => formatDate(`${day}T12:00:00+06:00`, { dateStyle: 'long' })
