import { expect, test } from 'vitest'
import { LANGUAGE_KEPT_S } from '#app/layouts/public/locale-preference.ts'
import { seedPages } from '#prisma/seed/pages-data.ts'
import { RETENTION_MS as ACTIVITY_MS } from '#server/features/activity/domain.ts'
import { VALID_S as DEVICE_S } from '#server/features/applications/device.ts'
import { ERASURE_DELAY_MS as APPLICATION_ERASURE_MS } from '#server/features/applications/status.ts'
import { WINDOW_S as COMPLAINT_S } from '#server/features/complaints/brakes.ts'
import { ERASURE_DELAY_MS as DEMAND_ERASURE_MS } from '#server/features/demands/status.ts'
import { KNOWN_CLIENT_MINUTES } from '#server/features/accounts/limits.ts'
import { WINDOW_MINUTES, EXPIRED_KEPT_MINUTES } from '#server/http/rate-limits.ts'
import { VALID_MS as SHOWN_MS } from '#server/http/shown-record.ts'
import { RETENTION_MS as MAIL_MS } from '#server/mail/domain.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const minutes = (count: number) => count * 60 * 1000
const PURGE_EVERY_MS = HOUR_MS // as server/jobs/registered.ts says

/** What the server keeps, for how long, and what the demonstration's policy says of it. */
const periods: [what: string, ms: number, days: number, english: string, bangla: string][] = [
  ['language', LANGUAGE_KEPT_S * 1000, 365, 'in one cookie for a year', 'এক বছর একটি কুকিতে থাকে'],
  ['request', minutes(WINDOW_MINUTES.request), 1 / 24, 'noted for up to one hour', 'সর্বোচ্চ এক ঘণ্টা মনে রাখা হয়'],
  [
    'expired request',
    minutes(WINDOW_MINUTES.request + EXPIRED_KEPT_MINUTES) + PURGE_EVERY_MS,
    3 / 24,
    'deleted within three.',
    'তিন ঘণ্টার মধ্যে মুছে যায়',
  ],
  ['staff client', minutes(KNOWN_CLIENT_MINUTES), 30, 'remembered for thirty days', '৩০ দিন মনে রাখা হয়'],
  ['receipt', minutes(WINDOW_MINUTES.receipt), 1, 'then noted for a day', 'এক দিন মনে রাখা হয়'],
  ['e-mail', MAIL_MS, 30, 'is kept for thirty days', 'একটি কপি ৩০ দিন থাকে'],
  ['application', APPLICATION_ERASURE_MS, 3, 'erased after three days', 'তিন দিন পর সব মুছে যায়'],
  ['demand', DEMAND_ERASURE_MS, 3, 'erased after three days', 'তিন দিন পর সব মুছে যায়'],
  ['browser', DEVICE_S * 1000, 365, 'recognise your application for a year', 'এক বছর আপনার আবেদন চিনতে পারে'],
  ['shown', SHOWN_MS, 1 / 48, 'shows it to you for half an hour', 'আধা ঘণ্টা আপনাকে আবেদনটি দেখায়'],
  ['complaint', COMPLAINT_S * 1000, 1 / 24, 'in memory for an hour', 'এক ঘণ্টা শুধু মেমোরিতে থাকে'],
  ['activity', ACTIVITY_MS, 365, 'forgotten after a year', 'এক বছর পর মুছে যায়'],
]

const { chapters } = seedPages.find(({ _id }) => _id === 'privacy')!
const english = chapters.map(({ text }) => text).join('\n')
const bangla = chapters.map(({ textBn }) => textBn).join('\n')

test.each(periods)('the privacy policy of the demonstration is true: %s', (_, ms, days, inEnglish, inBangla) => {
  expect(ms).toBe(days * DAY_MS)
  expect(english).toContain(inEnglish)
  expect(bangla).toContain(inBangla)
})
