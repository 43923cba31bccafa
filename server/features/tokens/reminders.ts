import { read } from '#server/db/client.ts'
import { notifySoon } from '#server/features/notices/domain.ts'
import { tokenEndsNotice } from '#server/features/tokens/mails.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Reports each token once, a week before it ends; one that was made for a week or less is not reported. */
export async function remindOfTokens(now = Date.now()): Promise<void> {
  const ending = await read.apiToken.findMany({
    where: { revokedAt: null, expiresAt: { gt: new Date(now), lt: new Date(now + WEEK_MS) } },
  })
  for (const { id, name, createdAt, expiresAt } of ending) {
    if (expiresAt.getTime() - createdAt.getTime() <= WEEK_MS) continue
    await notifySoon('token-ends', {
      path: '/admin/tokens',
      once: `token ${id}`,
      text: () => tokenEndsNotice({ name, endsAt: expiresAt.toISOString() }),
    })
  }
}
