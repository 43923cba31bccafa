import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { Article, Paragraphs } from './-article.tsx'

export const Route = createFileRoute('/_public/mission')({
  head: () => pageHead(m.mission_title(), m.mission_description()),
  component: () => <Article title={m.mission_title()} lead={m.mission_lead()}><Paragraphs texts={[m.mission_1(), m.mission_2(), m.mission_3()]} /></Article>,
})
