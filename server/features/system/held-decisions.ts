import { formatDate } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findActive } from '#server/http/people.ts'
import type { Actor } from '#server/actor.ts'
import { read, write } from '#server/db/client.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { record } from '#server/features/activity/domain.ts'
import { nameOfHeld } from '#server/features/system/held-names.ts'
import type { Warning } from '#server/features/system/warning.ts'
import { type HeldErasure, letErase, listHeldErasures } from '#server/installation/held-erasures.ts'
import { accountsOf, endAccountsOf } from '#server/installation/restored-accounts.ts'
import { runSoon } from '#server/jobs/scheduler.ts'

/** Under what name accounts of a backup wait for an owner. */
const ACCOUNTS = 'restored-accounts'

/** What an owner has to look at, such as before more is deleted, with the press that lets it go on. */
export async function ofHeld(): Promise<Warning[]> {
  const held = await listHeldErasures()
  return [
    ...held.map(each => ({
      id: `held ${each.name}`,
      tone: 'urgent' as const,
      ...(ofClock(each) ?? ofRecords(each)),
    })),
    ...(await ofAccounts()),
  ]
}

/** Lets go on what waits. Throws NOT_FOUND where nothing waits under this name. */
export async function letGoOn(by: Actor, name: string): Promise<void> {
  if (name === ACCOUNTS) return noteSeen(by)
  if (!(await letErase(name))) throw new AppError('NOT_FOUND', m.system_nothing_held())
  await write(transaction => record(transaction, by, 'erasure-allowed', { detail: name }))
  await runSoon('purge')
}

async function ofAccounts(): Promise<Warning[]> {
  const at = await accountsOf()
  if (!at) return []
  const people = await findActive(read)
  const names = people.map(({ name, role }) => `${name} (${roleLabels[role]()})`)
  return [
    {
      id: ACCOUNTS,
      tone: 'urgent',
      title: m.restored_accounts(),
      text: m.restored_accounts_text({ at: momentOf(at), people: names.join(', ') }),
      held: { name: ACCOUNTS, label: m.restored_accounts_seen() },
    },
  ]
}

const noteSeen = (by: Actor) =>
  write(async transaction => {
    if (!(await endAccountsOf(transaction))) throw new AppError('NOT_FOUND', m.system_nothing_held())
    await record(transaction, by, 'accounts-seen')
  })

type Text = Pick<Warning, 'title' | 'text' | 'held'>

function ofClock({ name, from, to, isBack }: HeldErasure): Text | undefined {
  if (name !== 'clock' || !from || !to) return undefined
  const times = { from: momentOf(from), to: momentOf(to) }
  return isBack
    ? { title: m.held_back(), text: m.held_back_text(times), held: { name, label: m.held_noted() } }
    : { title: m.held_ahead(), text: m.held_ahead_text(times), held: { name, label: m.held_clock_right() } }
}

const momentOf = (at: Date) => formatDate(at.toISOString(), { dateStyle: 'medium', timeStyle: 'short' })

/** Of complaints nobody but officers may know how many there are. */
function ofRecords({ name, due, total }: HeldErasure): Text {
  const feature = registeredFeatures().find(each => each.name === name)
  const figures = { due: formatNumber(due), total: formatNumber(total) }
  return {
    title: m.held_records({ records: nameOfHeld(name) ?? name }),
    text: feature?.isConfidential ? m.held_records_text() : m.held_records_figures(figures),
    held: { name, label: m.held_delete() },
  }
}
