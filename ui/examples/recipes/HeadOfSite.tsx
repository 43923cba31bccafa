import { Button } from '@agency/ui/Button'
import { HintBar } from '@agency/ui/HintBar'
import { LanguageSwitch } from '@agency/ui/LanguageSwitch'
import { NavDropdown, NavDropdownLink } from '@agency/ui/NavDropdown'
import { HeaderLink, SiteHeader } from '@agency/ui/SiteHeader'
import { SkipLink } from '@agency/ui/SkipLink'
import { useState } from 'react'

const languages = [
  { locale: 'bn', name: 'বাংলা', href: '#bn' },
  { locale: 'ar', name: 'العربية', href: '#ar' },
]

/** The skip link is the first of the page, menus stand among links, languages beside them, and a hint below the head can be closed. */
export function Example() {
  const [isHinted, setIsHinted] = useState(true)
  return (
    <>
      <SiteHeader
        brand={<a href="#home">Meghbridge Overseas</a>}
        skip={<SkipLink href="#main-part">Skip to the content</SkipLink>}
        tools={<LanguageSwitch label="Language" languages={languages} />}
        label="Main"
        labels={{ open: 'Menu', close: 'Close menu' }}
      >
        <HeaderLink href="#about">About</HeaderLink>
        <NavDropdown label="Services" href="#services">
          <NavDropdownLink href="#recruitment">Recruitment</NavDropdownLink>
          <NavDropdownLink href="#visas">Visa processing</NavDropdownLink>
        </NavDropdown>
      </SiteHeader>
      {isHinted && (
        <HintBar
          aria-label="Language"
          onOpenChange={setIsHinted}
          labels={{ close: 'Close' }}
          actions={
            <Button asChild size="sm">
              <a href="#bn" lang="bn">
                বাংলায় পড়ুন
              </a>
            </Button>
          }
        >
          You can read this page in Bangla, too.
        </HintBar>
      )}
      <div id="main-part" tabIndex={-1}>
        The content
      </div>
    </>
  )
}
