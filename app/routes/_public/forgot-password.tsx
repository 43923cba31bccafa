import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { link } from '#app/link.ts'
import { m } from '#app/paraglide/messages.js'
import { site, telephoneLink } from '#app/site.ts'

export const Route = createFileRoute('/_public/forgot-password')({
  head: () => pageHead(m.forgot_title(), m.forgot_description()),
  component: ForgotPassword,
})

function ForgotPassword() {
  return (
    <Section space="none" width="form" className="pb-28 *:mx-auto">
      <PageHeader title={m.forgot_title()} lead={m.forgot_text()} />
      <p className="flex flex-col items-start gap-4">
        <a className={link} href={telephoneLink(site.phones[0])}>{m.forgot_call({ phone: site.phones[0] })}</a>
        <a className={link} href={`mailto:${site.emails[0]}`}>{m.forgot_mail({ email: site.emails[0] })}</a>
        <Link to="/login" className={link}>{m.forgot_back()}</Link>
      </p>
    </Section>
  )
}
