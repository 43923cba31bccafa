import { districtName } from '#i18n/districts.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import { read } from '#server/db/client.ts'
import { labelOf } from '#server/features/vacancies/schema.ts'
import { requireShown, type Worker } from '#server/features/workers/domain.ts'
import { importLabels } from '#server/features/workers/import-columns.shared.ts'
import { readNodes } from '#server/features/workers/merge-files.ts'
import { ASKED, type MergedField, UNITS, type Values } from '#server/features/workers/merge.shared.ts'
import { additions, differences } from '#server/features/workers/merge-values.ts'
import { sexLabels } from '#server/features/workers/people.shared.ts'
import { maySee, requireSightOf } from '#server/features/workers/sight.ts'
import { dayText } from '#server/print/document.ts'
import type { Holder } from '#server/permissions.ts'

/**
 * What a merge of one file into another would do: what that one lacks and gets, and of what both say otherwise which is
 * kept or given, with `isAsked` where somebody has to choose. Sealed numbers are not among the texts: `isSealed` says
 * that there are some. Throws NOT_FOUND, and FORBIDDEN where one has what the reader may not see.
 */
export async function compare(reader: Holder, { id, into }: { id: string; into: string }) {
  const [worker, target] = [await requireShown(id), await requireShown(into)]
  await requireSightOf(read, reader, [worker.id, target.id])
  const { values } = await readNodes(read, [worker.id, target.id])
  const [kept, given] = [values(target.id), values(worker.id)]
  return {
    gets: additions(kept, given).map(unitLabel),
    differs: differences(kept, given).map(unit => ({
      unit,
      label: unitLabel(unit),
      isAsked: ASKED.includes(unit),
      isSealed: (UNITS[unit] ?? []).some(isSealed),
      kept: textOf(unit, kept),
      given: textOf(unit, given),
    })),
  }
}

/**
 * Of a file and those that were merged into it what each came with and another one stands for, by the references of the
 * files. Of sealed numbers it says that there is one. It is all there again once they are separated.
 */
export async function unusedOf(
  id: string,
  merged: Pick<Worker, 'id' | 'reference'>[],
): Promise<{ reference: string; facts: string[] }[]> {
  if (merged.length === 0) return []
  const { reference } = await requireShown(id)
  const { values, given } = await readNodes(read, [id])
  return [{ id, reference }, ...merged].flatMap(file => {
    const own = given(file.id).own ?? values(file.id)
    const facts = differences(values(id), own).map(unit => {
      const text = textOf(unit, own)
      return text ? m.fact_of({ label: unitLabel(unit), value: text }) : unitLabel(unit)
    })
    return facts.length > 0 ? [{ reference: file.reference, facts }] : []
  })
}

/** What staff call it. */
export const unitLabel = (unit: string): string => labels[unit as keyof typeof labels]?.() ?? unit

const labels = { ...importLabels, home: m.worker_home, kin: m.worker_part_kin }

const isSealed = (field: MergedField): boolean => !maySee({ role: 'staff' }, field)

const textOf = (unit: string, values: Values): string =>
  (UNITS[unit] ?? [])
    .filter(field => !isSealed(field) && values[field] !== '')
    .map(field => texts[field]?.(values[field]) ?? values[field])
    .join(', ')

const texts: Partial<Record<MergedField, (value: string) => string>> = {
  bornOn: dayText,
  passportIssuedOn: day => m.fact_of({ label: m.worker_passport_issued(), value: dayText(day) }),
  passportExpiresOn: day => m.fact_of({ label: m.worker_passport_expires(), value: dayText(day) }),
  sex: value => labelOf(sexLabels, value),
  district: districtName,
  trade: tradeName,
  kinPhone: phoneText,
}
