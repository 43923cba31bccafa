import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

const { request } = await openTestServer({ DEMO: 'off' })

const trails = {
  '/contact-us': ['Home', 'Contact Us'],
  '/jobs': ['Home', 'Jobs abroad'],
  '/jobs/tell-me': ['Home', 'Jobs abroad', 'Tell me about suitable jobs'],
  '/jobs/check': ['Home', 'Jobs abroad', 'Is it really ours?'],
  '/licence-and-fees': ['Home', 'Licence and fees'],
  '/hire-workers': ['Home', 'I need workers'],
  '/complaints': ['Home', 'Complaints and help'],
  '/our-clients': ['Home', 'Our Clients'],
}

test('the head of every inner page says where the page stands', async () => {
  for (const [path, trail] of Object.entries(trails)) expect(await trailOf(path), path).toEqual(trail)
})

async function trailOf(path: string) {
  const html = await (await request(path)).text()
  const [, items = ''] = /data-slot="breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  return items
    .split('</li>')
    .slice(0, -1)
    .map(item => item.replaceAll(/<[^>]+>/g, '').trim())
}
