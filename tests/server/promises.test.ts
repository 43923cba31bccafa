import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cataloguesOf } from './catalogues.ts'

const PROMISES =
  /\bwe(?: will|’ll)? (?:call|answers?|write|tell|send|report|reply|read|ask)s?\b|\bofficer(?: reads| will answer)|\bwithin \{|\b(?:every|each) job (?:here|costs)\b/i

const CALLS = 'server/features/applications/calls.ts'
const STATUS = 'server/features/applications/status/status-page.ts'
const COMPLAINTS = 'server/features/complaints/due.ts'
const DEMANDS = 'server/features/demands/desk.ts'

/** What the product promises, each with the part that keeps it: the calls that are due, a day that is counted, a mail that is sent. */
const KEPT_BY: Record<string, string> = {
  forgot_text: 'server/features/accounts/mails.ts',
  link_text: 'server/features/accounts/mails.ts',
  mail_signed_up_text: 'server/features/accounts/mails.ts',
  apply_tell_lead: CALLS,
  apply_call_title: 'server/features/applications/staff-router.ts',
  apply_call_text: 'server/features/applications/staff-router.ts',
  application_status_lost: 'server/features/applications/edit.ts',
  apply_done_text: CALLS,
  application_status_next_received: CALLS,
  application_status_next_called: STATUS,
  application_status_next_selected: CALLS,
  application_status_next_ticket: CALLS,
  interview_waiting_next: CALLS,
  next_after_received: CALLS,
  next_after_called: CALLS,
  next_after_selected: CALLS,
  next_after_ticket: CALLS,
  reason_posts: CALLS,
  complaints_write_text: COMPLAINTS,
  complaint_kept_text: 'server/features/complaints/follow.ts',
  complaint_now_waiting: COMPLAINTS,
  mail_demand_text: DEMANDS,
  hire_step_check_text: DEMANDS,
  hire_answer: 'server/features/demands/settings-schema.ts',
  demand_payers_hint: DEMANDS,
  mail_receipt_text: 'server/features/enquiries/desk.ts',
  fees_check_job: 'server/features/vacancies/schema.ts',
  fees_jobs_text: 'server/features/vacancies/costs.shared.ts',
  jobs_lead: 'server/features/vacancies/schema.ts',
  jobs_none_text: CALLS,
  webhook_problem_timeout: 'server/features/webhooks/feature.ts',
}

test('each sentence that promises something names the part that keeps it', () => {
  const promised = cataloguesOf('en').flatMap(({ messages }) =>
    Object.entries(messages).flatMap(([key, text]) => (PROMISES.test(JSON.stringify(text)) ? [key] : [])),
  )
  expect(promised.filter(key => !(key in KEPT_BY))).toEqual([])
  const isThere = (file: string) => existsSync(file) || !existsSync(file.split('/').slice(0, 3).join('/')) // a feature may be removed
  expect(promised.filter(key => !isThere(KEPT_BY[key]!))).toEqual([])
  expect(promised.length).toBeGreaterThan(10)
})
