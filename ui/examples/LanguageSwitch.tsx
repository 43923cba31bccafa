import { LanguageSwitch } from '@agency/ui/LanguageSwitch'

const languages = [
  { locale: 'bn', name: 'বাংলা', href: '#bn' },
  { locale: 'ar', name: 'العربية', href: '#ar' },
]

export function Example() {
  return (
    <LanguageSwitch
      label="Language"
      languages={languages}
      onLanguageChange={locale => localStorage.setItem('language', locale)}
    />
  )
}
