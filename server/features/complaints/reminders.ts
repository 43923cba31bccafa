import { today } from '#i18n/format.ts'
import { read } from '#server/db/client.ts'
import { workingDaysAfter } from '#server/features/complaints/due.ts'
import { notifySoon } from '#server/features/notices/domain.ts'
import { complaintDueNotice, complaintNotice } from '#server/features/complaints/mails.ts'

const PATH = '/admin/complaints'
const MORNING = '06:00:00+06:00' // in Dhaka, before the daily digest
const DUE_SOON_WORKING_DAYS = 2

/**
 * Tells officers once each morning that a complaint waits for them or is due. Not when it comes: the time of a mail
 * would tell when somebody sat at a computer. Neither mail says what, or of how many.
 */
export async function remindOfficers(now = Date.now()): Promise<void> {
  const day = today(now)
  if (now < Date.parse(`${day}T${MORNING}`)) return
  const [waits, due] = await Promise.all([
    read.complaint.findFirst({
      where: { OR: [{ state: 'new', readOn: null }, { state: 'waiting' }] },
      select: { id: true },
    }),
    read.complaint.findFirst({
      where: { state: 'new', dueOn: { lte: workingDaysAfter(day, DUE_SOON_WORKING_DAYS) } },
      select: { id: true },
    }),
  ])
  if (waits) await notifySoon('complaint-waits', { path: PATH, once: `complaint waits ${day}`, text: complaintNotice })
  if (due) await notifySoon('complaint-due', { path: PATH, once: `complaint due ${day}`, text: complaintDueNotice })
}
