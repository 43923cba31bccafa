import { sharePicture } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { Article, Paragraphs } from './-article.tsx'

export const head = () => ({ title: m.mission_title(), description: m.mission_description(), picture: sharePicture('bus-leaving') })

export function Page() {
  return <Article title={m.mission_title()} lead={m.mission_lead()}><Paragraphs texts={[m.mission_1(), m.mission_2(), m.mission_3()]} /></Article>
}
