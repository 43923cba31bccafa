import type { Form, FormAgain, FormHandler } from '#server/registration/define-feature.ts'
import { linkTo, send } from '#server/features/demands/domain.ts'
import { attachAll, checkFiles } from '#server/features/demands/files.ts'
import { FILE_MAX_BYTES, FILES_MAX } from '#server/features/demands/file.shared.ts'
import {
  fieldsOf,
  isBegun,
  LINES_MAX,
  LINES_ADDED,
  linesIn,
  pasteProblem,
  readLines,
} from '#server/features/demands/lines.shared.ts'
import { PAYER_ITEMS, payerName } from '#server/features/demands/payers.shared.ts'
import { postedDemand, publicDemandInput } from '#server/features/demands/schema.ts'
import { statusForm } from '#server/features/demands/status-form.ts'
import { limitDemand } from '#server/features/demands/limits.ts'
import { mayReceipt } from '#server/http/rate-limits.ts'
import { refuseMachines } from '#server/http/refuse-machines.ts'
import { digestsOf } from '#server/db/sent-once.ts'

/** What the page shows of a demand that was sent. */
export type DemandReceipt = { reference: string; link: string; email: string; isMailed: boolean }

/** The public form. Its other buttons give it back with more posts. */
const demand: Form = {
  fields: postedDemand,
  filesMaxBytes: FILES_MAX * FILE_MAX_BYTES,
  handle: async (visitor, fields, _address, files) => {
    if (fields.action === 'lines' || fields.pasted?.trim()) return moreLines(fields)
    const input = publicDemandInput.parse(nested(fields))
    await limitDemand(visitor.clientAddress, input.token)
    await refuseMachines(visitor.clientAddress, input)
    const checked = await checkFiles(files.files ?? [], visitor.clientAddress)
    const mayMail = () => mayReceipt(visitor.clientAddress, input.email)
    const { id, reference, secret, isMailed } = await send(input, await digestsOf(files.files), mayMail)
    await attachAll(id, checked)
    const result: DemandReceipt = { reference, link: linkTo(secret), email: input.email, isMailed }
    return { result }
  },
}

/** The form with the pasted posts below those that were typed, and with more empty ones. */
function moreLines(fields: Record<string, string>): FormAgain {
  const { pasted = '' } = fields
  const typed = linesIn(fields).filter(isBegun)
  const { lines, unread, left } = readLines(pasted, typed.at(-1))
  const all = [...typed, ...lines].slice(0, LINES_MAX)
  const empty = pasted.trim() ? 0 : LINES_ADDED
  const others = Object.entries(fields).filter(([name]) => !/^(?:action|pasted|lines\.)/.test(name))
  const problem = pasteProblem(unread, left + typed.length + lines.length - all.length)
  return {
    again: {
      ...Object.fromEntries(others),
      ...fieldsOf(all),
      lines: String(Math.min(LINES_MAX, all.length + empty)),
    },
    ...(problem && { errors: { pasted: problem } }),
  }
}

/** The flat fields of the form as the schema has them. */
function nested(fields: Record<string, string>) {
  const rest = Object.entries(fields).filter(([name]) => !/^(?:action|pasted|files|lines|payers)(?:\.|$)/.test(name))
  const payers = PAYER_ITEMS.map(item => [item, fields[payerName(item)] ?? ''])
  return {
    ...Object.fromEntries(rest),
    payers: Object.fromEntries(payers),
    lines: linesIn(fields).map(line => (isBegun(line) ? line : null)),
  }
}

export const demandsForms: Record<string, Form | FormHandler> = {
  '/hire-workers': demand,
  '/demand-status': statusForm,
}
