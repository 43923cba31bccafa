import { sharePicture } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { site } from '#i18n/agency.ts'
import { Article, Chapter, Paragraphs } from '#app/layouts/public/article.tsx'

export const head = () => ({
  title: m.privacy_title(),
  description: m.privacy_description(),
  picture: sharePicture('visa-papers'),
})

export function Page() {
  return (
    <Article title={m.privacy_title()} lead={m.privacy_lead()}>
      <Paragraphs texts={[m.privacy_1()]} />
      <Chapter title={m.privacy_visit_title()} texts={[m.privacy_visit_1(), m.privacy_visit_2()]} />
      <Chapter title={m.privacy_enquiry_title()} texts={[m.privacy_enquiry_1(), m.privacy_enquiry_2()]} />
      <Chapter title={m.privacy_map_title()} texts={[m.privacy_map_1()]} />
      <Chapter title={m.privacy_staff_title()} texts={[m.privacy_staff_1()]} />
      <Chapter title={m.privacy_rights_title()} texts={[m.privacy_rights_1({ email: site.emails[0] })]} />
    </Article>
  )
}
