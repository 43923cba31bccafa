import { expect, test } from 'vitest'
import { pathForLocale } from '#i18n/locale.ts'
import { locales } from '#i18n/paraglide/runtime.js'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { picture } from '../../server/test-server.ts'
import { openEditor } from './editor.ts'
import { sampleOf } from './samples.ts'

const { content, owner, upload, request } = await openEditor()
const { listedPages } = await import('#server/http/page-paths.ts')
const { hasPart } = await import('#server/features/pages/schema.ts')
const { body } = await upload(await picture().jpeg().toBuffer(), { cookie: owner })
const { pathname } = new URL(body.data.url)
const types = contentFeatures().filter(({ content }) => !content.table)
/** The parts that a form does not ask for, since the page would not show them. */
const isAsked = (name: string, id: string | undefined, path: string) =>
  name !== 'pages' || hasPart(id!, path.split('.')[0]!)
/** By record or type: the part of another page has no head of its own, and an employer may be named at the interview alone. */
const SHOWN_NOWHERE: Record<string, string[]> = {
  answers: ['answersxasked'],
  skills: ['pagesxdescription', 'pagesxdescriptionbn'],
  vacancies: ['vacanciesxemployer'],
}

const READ_ALL_MS = 120_000 // every page, once for each record

test.each(types.map(({ name }) => name))(
  'visitors read every text of %s, in its language',
  async name => {
    const { content: store, pages } = types.find(type => type.name === name)!
    const marks: string[] = []
    const ids = store.fixedIds ?? [undefined]
    for (const _id of ids) {
      marks.length = 0
      const mark = (path: string) => {
        const text = `${name} ${path}`.replaceAll(/[^a-z0-9]+/gi, 'x').toLowerCase()
        if (isAsked(name, _id, path)) marks.push(text)
        return text
      }
      const data = sampleOf(store, mark, pathname)
      const texts = JSON.stringify(data)
      const saved = await content('publish', { feature: name, ...(_id && { _id }), seen: 0, data })
      const paths = new Set([...pages({ ...data, _id: saved._id }), ...listedPages])
      const read = await Promise.all(
        [...paths]
          .flatMap(path => locales.map(locale => pathForLocale(locale, path)))
          .map(async path => (await request(path)).text()),
      )
      const all = read.join('\n').toLowerCase()
      const missing = marks.filter(
        text =>
          texts.includes(text) &&
          !all.includes(text) &&
          !(SHOWN_NOWHERE[saved._id] ?? SHOWN_NOWHERE[name])?.includes(text),
      )
      expect([saved._id, missing]).toEqual([saved._id, []])
      await content('unpublish', { feature: name, _id: saved._id, seen: saved.newest })
    }
  },
  READ_ALL_MS,
)
