import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { sharePicture } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { servicePages } from '#app/service-pages.ts'
import { Paragraphs } from './-article.tsx'
import { ServicePictures, ServicePoints } from './-service-page.tsx'

export const head = () => ({ title: m.services_title(), description: m.services_description(), picture: sharePicture('wiring-class') })

const order = ['manpower', 'employment', 'ticket', 'visa', 'skills'] as const

export function Page() {
  return (
    <>
      <Section space="none"><PageHeader title={m.services_title()} lead={m.services_lead()} /></Section>
      {order.map((service, n) => (
        <Section key={service} id={service} space="md" ground={n % 2 ? 'none' : 'surface'} className="grid gap-10 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] lg:gap-16">
          <div className="max-w-text space-y-5">
            <h2 className="text-3xl">{servicePages[service].title}</h2>
            <p className="text-lg text-muted">{servicePages[service].lead}</p>
            <Paragraphs texts={servicePages[service].paragraphs} />
            <ServicePoints service={service} />
          </div>
          <ServicePictures service={service} />
        </Section>
      ))}
    </>
  )
}
