import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { sharePicture } from '#app/layouts/head.ts'
import { localize } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { servicePages } from '#app/features/services/service-pages.ts'
import { Paragraphs } from '#app/layouts/public/article.tsx'
import { ServicePictures, ServicePoints } from './service-page.tsx'

export const head = () => ({
  title: m.services_title(),
  description: m.services_description(),
  picture: sharePicture('wiring-class'),
})

const order = ['manpower', 'employment', 'ticket', 'visa', 'skills'] as const

export function Page() {
  return (
    <>
      <Section space="none">
        <PageHeader title={m.services_title()} lead={m.services_lead()} />
      </Section>
      {order
        .map(service => ({ service, ...localize(servicePages[service]) }))
        .map(({ service, title, lead, paragraphs, lang }, n) => (
          <Section
            key={service}
            id={service}
            lang={lang}
            space="md"
            ground={n % 2 ? 'none' : 'surface'}
            className="grid gap-10 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] lg:gap-16"
          >
            <div className="max-w-text space-y-5">
              <h2 className="text-3xl">{title}</h2>
              <p className="text-lg text-muted">{lead}</p>
              <Paragraphs texts={paragraphs} />
              <ServicePoints service={service} />
            </div>
            <ServicePictures service={service} />
          </Section>
        ))}
    </>
  )
}
