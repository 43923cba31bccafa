import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { Article, Chapter } from './-article.tsx'

export const Route = createFileRoute('/_public/mission-vision')({
  head: () => pageHead(m.mission_vision_title(), m.mission_vision_description()),
  component: () => (
    <Article title={m.mission_vision_title()} lead={m.mission_vision_lead()}>
      <Chapter title={m.mission_title()} texts={[m.mission_1(), m.mission_2()]} />
      <Chapter title={m.vision_title()} texts={[m.vision_1(), m.vision_2()]} />
      <Chapter title={m.measure_title()} texts={[m.measure_1()]} />
    </Article>
  ),
})
