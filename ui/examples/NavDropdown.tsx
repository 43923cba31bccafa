import { NavDropdown, NavDropdownLink } from '@agency/ui/NavDropdown'

export function Example() {
  return (
    <nav aria-label="Main">
      <NavDropdown label="Services" href="#services">
        <NavDropdownLink href="#recruitment" aria-current="page">
          Recruitment
        </NavDropdownLink>
        <NavDropdownLink href="#visas">Visa processing</NavDropdownLink>
        <NavDropdownLink href="#tickets">Ticketing</NavDropdownLink>
      </NavDropdown>
    </nav>
  )
}
