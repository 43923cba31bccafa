import { expect, test } from 'vitest'
import { openEditor } from '../content/editor.ts'

const { request, publishOver } = await openEditor()
const page = async (path: string) => (await request(path)).text()
const steps = [
  { title: 'Letter', titleBn: 'চিঠি', summary: 'Who is needed', documents: 'Letter\nContract', isOnHome: true },
  { title: 'Test', summary: 'Who can do it', text: 'At the bench.', who: 'Testers', days: '2 weeks' },
  { title: 'Flight', summary: 'Who goes', isOnHome: true },
]

test('unwritten, the procedure says so and the home page has no such section', async () => {
  const html = await page('/recruitment-procedure')
  expect(html).toContain('Details will follow')
  expect(html).toContain('noindex')
  expect(await page('/')).not.toContain('Learn More')
})

test('published steps are at once on their page, and those chosen on the home page', async () => {
  const data = {
    title: 'How it goes',
    titleBn: 'যেভাবে হয়',
    description: 'Three steps.',
    homeLead: 'In short.',
    total: 'A month',
    steps,
  }
  await publishOver('procedure', data)
  const html = await page('/recruitment-procedure')
  expect(html).toContain('<title>How it goes – ')
  expect(html).toContain('content="Three steps."')
  expect(html.match(/<h2[^>]*>(?:Letter|Test|Flight)</g)).toHaveLength(3)
  expect(html).toMatch(/Documents<\/dt><dd[^>]*>Letter, Contract</)
  expect(html).toContain('<p>At the bench.</p>')
  expect(html).toMatch(/A month<[^]*href="#step-2"[^>]*>Test<\/a><p[^>]*>2 weeks<[^]*<li id="step-2"/)
  const home = await page('/')
  expect(home).toContain('In short.')
  expect(home).toMatch(/Letter<.*Flight</)
  expect(home).not.toContain('Who can do it')
  const bangla = await page('/bn/recruitment-procedure')
  expect(bangla).toContain('<h2 class="text-xl">চিঠি</h2>')
  expect(bangla).toContain('<h2 class="text-xl" lang="en">Test</h2>')
  expect(await page('/sitemap.xml')).toContain('/recruitment-procedure<')
})
