import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

await openTestServer()
const { seed } = await import('#prisma/seed/seed.ts')
await seed(['news'])
const { related } = await import('#server/features/news/domain.ts')
const slugs = async (subject: Parameters<typeof related>[0]) => (await related(subject)).map(({ slug }) => slug)

test('news lead on to the same country, then the same service, then the newest', async () => {
  const newest = await slugs({ slug: 'open-day' })
  expect(newest).toEqual(['masons-chosen-for-qatar', 'carers-pass-japanese', 'health-day-in-cumilla'])
  expect((await slugs({ slug: 'open-day', country: 'JO' }))[0]).toBe('operators-leave-for-jordan')
  expect((await slugs({ slug: 'masons-chosen-for-qatar', country: 'QA', service: 'employment' }))[0]).toBe(
    'health-day-in-cumilla',
  )
})
