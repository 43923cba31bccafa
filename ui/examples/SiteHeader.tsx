import { Badge } from '@agency/ui/Badge'
import { NavDropdown, NavDropdownLink } from '@agency/ui/NavDropdown'
import { HeaderLink, SiteHeader } from '@agency/ui/SiteHeader'
import { SkipLink } from '@agency/ui/SkipLink'

export function Example() {
  return (
    <SiteHeader
      brand={<a href="#home">Meghbridge Overseas</a>}
      chip={<Badge>RL NO 088</Badge>}
      skip={<SkipLink href="#main">Skip to the content</SkipLink>}
      label="Main"
      labels={{ open: 'Menu', close: 'Close menu' }}
    >
      <HeaderLink href="#about">About</HeaderLink>
      <NavDropdown label="Services" href="#services">
        <NavDropdownLink href="#recruitment">Recruitment</NavDropdownLink>
        <NavDropdownLink href="#visas">Visa processing</NavDropdownLink>
      </NavDropdown>
      <HeaderLink href="#countries" aria-current="page">
        Client countries
      </HeaderLink>
    </SiteHeader>
  )
}
