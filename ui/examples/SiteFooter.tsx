import { FooterColumn, FooterLink, SiteFooter } from '@agency/ui/SiteFooter'

export function Example() {
  return (
    <SiteFooter
      brand={<address>14 Purana Paltan, Dhaka 1000</address>}
      columns={
        <>
          <FooterColumn title="Agency">
            <FooterLink href="#about">About us</FooterLink>
            <FooterLink href="#licence">Licence</FooterLink>
          </FooterColumn>
          <FooterColumn title="Workers">
            <FooterLink href="#jobs">Open jobs</FooterLink>
            <FooterLink href="#complaints">Complaints</FooterLink>
          </FooterColumn>
        </>
      }
      legal={<p>© 2026 Meghbridge Overseas</p>}
    />
  )
}
