import { Hono } from 'hono'
import { read, write } from '#server/db/client.ts'
import { CHOICES_PATH, keepChoice, noticeKinds } from '#server/features/notices/domain.ts'
import { DAILY, isStopLink } from '#server/features/notices/stop-link.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { findPerson } from '#server/http/people.ts'

/**
 * What mail programs call when their reader wants no more of a notice. Who opens the link is led to their choices: only a POST changes
 * anything, as scanners follow links.
 */
export const noticeStop = new Hono<HonoEnv>()
  .get('/stop', c => c.redirect(CHOICES_PATH, 303))
  .post('/stop', async c => {
    const { person = '', event = '', key = '' } = c.req.query()
    if (!isStopLink(person, event, key)) return c.text('Not Found', 404)
    await stop(person, event)
    return c.text('OK')
  })

async function stop(userId: string, event: string) {
  const kinds = noticeKinds()
  const stored = await read.noticeChoice.findMany({ where: { userId } })
  const timingOf = new Map(stored.map(choice => [choice.event, choice.timing]))
  const ended =
    event === DAILY
      ? Object.keys(kinds).filter(each => (timingOf.get(each) ?? kinds[each]!.usual) === DAILY)
      : [event].filter(each => Object.hasOwn(kinds, each))
  await write(async transaction => {
    if (!(await findPerson(transaction, userId))) return
    for (const each of ended) await keepChoice(transaction, userId, { event: each, timing: 'never' })
  })
}
