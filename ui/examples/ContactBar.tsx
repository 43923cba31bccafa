import { BrandIcon } from '@agency/ui/BrandIcon'
import { ContactBar, ContactBarLink } from '@agency/ui/ContactBar'

const telephone = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2" />
  </svg>
)

export function Example() {
  return (
    <ContactBar label="Call or write">
      <ContactBarLink href="tel:+88029551234" icon={telephone}>
        Call
      </ContactBarLink>
      <ContactBarLink href="https://wa.me/88029551234" icon={<BrandIcon brand="whatsapp" />}>
        WhatsApp
      </ContactBarLink>
    </ContactBar>
  )
}
