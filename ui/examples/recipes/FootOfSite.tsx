import { BrandIcon } from '@agency/ui/BrandIcon'
import { IconButton } from '@agency/ui/Button'
import { ContactBar, ContactBarLink } from '@agency/ui/ContactBar'
import { FooterColumn, FooterLink, SiteFooter } from '@agency/ui/SiteFooter'

/** Columns of links and other services stand in the foot; on phones the bar to write stays at the lower edge. */
export function Example() {
  return (
    <>
      <SiteFooter
        brand={
          <>
            <address>14 Purana Paltan, Dhaka 1000</address>
            <IconButton asChild aria-label="Facebook">
              <a href="https://www.facebook.com">
                <BrandIcon brand="facebook" />
              </a>
            </IconButton>
          </>
        }
        columns={
          <>
            <FooterColumn title="Agency">
              <FooterLink href="#about">About us</FooterLink>
              <FooterLink href="#licence">Licence</FooterLink>
            </FooterColumn>
            <FooterColumn title="Workers">
              <FooterLink href="#jobs">Open jobs</FooterLink>
            </FooterColumn>
          </>
        }
        legal={<p>© 2026 Meghbridge Overseas</p>}
      />
      <ContactBar label="Write to us">
        <ContactBarLink href="https://wa.me/88029551234" icon={<BrandIcon brand="whatsapp" />}>
          WhatsApp
        </ContactBarLink>
      </ContactBar>
    </>
  )
}
