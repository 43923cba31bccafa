import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageBytes, renderStatic } from '#server/http/render-cache.ts'

type Props = { text: string }
const Text = ({ text }: Props) => createElement('p', null, text)
const render = (props: Props, parts: Buffer[]) => renderStatic(Text, props, createElement(Text, props), parts)
const staticHtml = (html: string) => createElement('div', { dangerouslySetInnerHTML: { __html: html } })

test('A page has each static part in its place', () => {
  const parts: Buffer[] = []
  const [first, second] = [render({ text: 'মালয়েশিয়া' }, parts), render({ text: 'Poland' }, parts)]
  const page = renderToString(createElement('main', null, staticHtml(second), staticHtml(first)))
  expect(pageBytes(page, parts).toString()).toBe('<main><div><p>Poland</p></div><div><p>মালয়েশিয়া</p></div></main>')
})

test('The same props give the same bytes, other props give others', () => {
  const parts: Buffer[] = []
  for (const text of ['Poland', 'Poland', 'Japan']) render({ text }, parts)
  expect(parts[1]).toBe(parts[0])
  expect(parts[2]?.toString()).toBe('<p>Japan</p>')
})

test('A static component inside another is part of its HTML', () => {
  const parts: Buffer[] = []
  const Outer = () => staticHtml(render({ text: 'inside' }, parts))
  const page = renderStatic(Outer, {}, createElement(Outer), parts)
  expect(pageBytes(page, parts).toString()).toBe('<div><p>inside</p></div>')
})

test('A text that looks like the mark of a static part stays a text', () => {
  const parts: Buffer[] = []
  const page = render({ text: 'secret' }, parts) + renderToString(createElement('p', null, '<!--static 0-->'))
  expect(pageBytes(page, parts).toString()).toBe('<p>secret</p><p>&lt;!--static 0--&gt;</p>')
})
