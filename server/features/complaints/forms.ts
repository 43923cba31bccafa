import { m } from '#i18n/paraglide/messages.js'
import { isVisible } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'
import type { Form, FormHandler } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { limitCodes, limitMessages, limitReports } from '#server/features/complaints/brakes.ts'
import { hashCode } from '#server/features/complaints/code.ts'
import { type Complaint, findByCode, submit, writeOn } from '#server/features/complaints/domain.ts'
import { erase } from '#server/features/complaints/erasure.ts'
import { checkFiles } from '#server/features/complaints/files.ts'
import { createSendKey, findShown } from '#server/features/complaints/follow.ts'
import { FILE_MAX_BYTES, FILES_MAX } from '#server/features/complaints/limits.shared.ts'
import { toKeep } from '#server/features/complaints/receipt.ts'
import { codeInput, messageInput, publicComplaintInput, tailInput } from '#server/features/complaints/schema.ts'
import { refuseMachines } from '#server/http/refuse-machines.ts'
import { isSame } from '#server/installation/keys.ts'
import { digestsOf } from '#server/db/sent-once.ts'
import type { CheckedFile } from '#server/files/attachment.ts'

/** All files at their largest, and some room for one that is too large: it comes back with all that was typed. */
const FILES_MAX_BYTES = (FILES_MAX + 2) * FILE_MAX_BYTES

/** The form of `/complaints`, and the question whether its code is kept. */
const report: Form = {
  fields: publicComplaintInput.extend({ code: codeInput, tail: tailInput }),
  filesMaxBytes: FILES_MAX_BYTES,
  async handle(visitor, fields, _address, files) {
    if (fields.action === 'keep') return keep(fields)
    const { website, ...input } = publicComplaintInput.parse(fields)
    await refuseMachines(visitor.clientAddress, { website, token: input.sendKey })
    const { code } = await limitReports(visitor.clientAddress, async () =>
      submit(input, await checkFiles(files.files, visitor.clientAddress), await digestsOf(files.files)),
    )
    return { result: await toKeep(code) }
  },
}

/** Shows the code once more until somebody has its end. */
async function keep(fields: Record<string, string>) {
  const { code } = z.object({ code: codeInput }).parse(fields)
  const { data, error } = z.object({ tail: tailInput }).safeParse(fields)
  if (data && code.endsWith(data.tail)) return { result: { isConfirmed: true } }
  const problem = error ?? new AppError('BAD_REQUEST', m.complaint_tail_wrong(), { field: 'tail' })
  return { result: await toKeep(code), problem }
}

/** The form of `/complaints/follow`. Each carries the code, so that no address, cookie or history has it. */
const follow: Form = {
  fields: messageInput.extend({ code: codeInput, again: codeInput }),
  filesMaxBytes: FILES_MAX_BYTES,
  async handle(visitor, fields, _address, files) {
    const { code } = z.object({ code: codeInput }).parse(fields)
    const complaint = await limitCodes(visitor.clientAddress, () => findByCode(code))
    if (!complaint) throw new AppError('BAD_REQUEST', m.complaint_code_unknown(), { field: 'code' })
    if (fields.action === 'erase') return eraseOwn(complaint, code, fields)
    if (fields.action !== 'write') return { result: await shown(complaint, code) }
    try {
      await limitMessages(complaint.id, () =>
        addMessage(complaint, fields, files.files, () => checkFiles(files.files, visitor.clientAddress)),
      )
    } catch (problem) {
      return { result: await shown(complaint, code, fields.sendKey), problem }
    }
    return { result: { ...(await shown((await findByCode(code)) ?? complaint, code)), isAdded: true } }
  },
}

async function addMessage(
  complaint: Complaint,
  fields: Record<string, string>,
  files: File[] | undefined,
  check: () => Promise<CheckedFile[]>,
) {
  const input = messageInput.parse(fields)
  const checked = await check()
  if (!isVisible(input.text) && checked.length === 0)
    throw new AppError('BAD_REQUEST', m.complaint_message_needed(), { field: 'text' })
  await writeOn(complaint.id, input, checked, await digestsOf(files))
}

/** Asks the code again: a page that somebody left open erases nothing. */
async function eraseOwn(complaint: Complaint, code: string, fields: Record<string, string>) {
  const { data, error } = z.object({ again: codeInput }).safeParse(fields)
  if (data && isSame(hashCode(data.again), complaint.codeHash)) {
    await erase([complaint.id], 'asked')
    return { result: { isErased: true } }
  }
  const problem = error ?? new AppError('BAD_REQUEST', m.complaint_again_wrong(), { field: 'again' })
  return { result: await shown(complaint, code), problem }
}

/** `sendKey` is that of a form which came back: it stays the same form. */
const shown = async (complaint: Complaint, code: string, sendKey = createSendKey()) => ({
  complaint: await findShown(complaint),
  code,
  sendKey,
  isAdded: false,
})

export const complaintsForms: Record<string, Form | FormHandler> = {
  '/complaints': report,
  '/complaints/follow': follow,
}
